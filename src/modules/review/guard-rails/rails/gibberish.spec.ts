import { flagsOn } from '../../../../../test/support/flags-on.js';

describe('the guard rail against gibberish', () => {
  it.each([
    ['asdkjh qwlekjr zxmcnb poiuwe lkjsdf mnbxcv'],
    ['fghfghfgh fgh fgh jkl jkl jkl'],
    ['qqq www eee rrr ttt yyy'],
    ['Turbine of and the which quickly table, moon to are sing is brick the the of.'],
    ['.....................'],
    ['qazwsxedcrfvtgb yhnujmikolp'],
    ['ASDKJH QWLEKJR ZXMCNB LKJSDF'],
    ['Vestibulum ante ipsum primis in faucibus orci luctus et ultrices posuere cubilia curae.'],
    [
      'The product of the market is the product in the market which the customers are the market of and the team has the product that is the customers.',
    ],
    ['At vero eos et accusamus et iusto odio dignissimos ducimus qui blanditiis praesentium.'],
    ['фвыа лорп йцук енгш щзхъ ячсм итьб фывап ролдж эйцук енгшщ'],
    ['ασδφ γηξκ ςερτ υθιο ζχψω βνμλ ασδφγ ηξκλ'],
  ])('flags %j', (value) => {
    expect(flagsOn(value)).toContain('gibberish');
  });

  it.each([
    ['hte bakrey opesn at six, we delievr bred to shcools and teh drivres come bakc by nien'],
    ['Ceftriaxone, vancomycin, meropenem, piperacillin-tazobactam, colistin, linezolid, daptomycin'],
    ['def score(x):\n  if x > 3 and not y[x]:\n    return {"a": x * 2, "b": [1, 2]}\n  return None'],
    ['Interviews | 19 (11 shippers, 6 hauliers, 2 DCs)\nPilot | 1 cannery, 7 weeks, unpaid\nPaid | none yet'],
    ['GmbH, KfW, TTRPG, HTTPS, mRNA, kWh, npm, kubectl, nginx, rhythm'],
    ['14 clinics pay us $120 a month'],
    ['we sell box to farmer, box cold, keep fish 3 day, farmer pay small every week'],
    ['ACGTACGTTAGCTAGGCTA is the primer; the guide RNA is GACCCCCTCCACCCCGCCTC'],
    ['SMS reminders, waiting list, M-Pesa deposits, offline mode, reports'],
    ['What it is and what it is not: a tool for people we work with, built by and for nurses.'],
    ['Mwanza, Kisumu, Kigali, Bujumbura, Dodoma, Mbeya'],
    ['Yes. No. Yes. No.'],
    [
      'Lorem ipsum, the dolor sit amet of menus, stands in 4 of 10 that our crawler reads, so we built a checker for it.',
    ],
    ['Szczecin, Łódź, Wrocław, Bydgoszcz: 4 depots'],
    ['go-to-market: door to door, week by week, village by village'],
    ['🚀 14 pilots 🎉 3 paid 💶 €4k MRR'],
    ['PCR, ELISA, LC-MS/MS; IgG, IgM; CRP < 5 mg/L; n = 214; p < 0.01'],
    ['Grzegorz, Zbyszek i Krystyna; warehouses in Przemyśl and Rzeszów'],
    ['Hz, dB, dBm, kPa, mmHg: the box logs them all'],
    ['IP67, -20 to 60 °C, M12 plug, 24 V DC, 4-20 mA, 0.5 % FS'],
    [
      "`strace -f -e trace=futex,clone3 -p $PID | awk '{print $2}'` shows the lock order; we record it with eBPF (`bpf_probe_read_kernel`) and replay it with LD_PRELOAD. Overhead 3 %.",
    ],
    [
      'Spreadsheets with VLOOKUP and SVERWEIS. "JudoTurnierXP" of the DJB, Win XP, .mdb files, no API, repechage only double KO up to 32.',
    ],
    [
      'App show state of lift. Lift is work, is green. Not work, is red. Driver see on tablet two stop before that person with wheelchair wait. He stop door 2 exactly on ramp mark.',
    ],
    [
      'Hüller-Kolbe index + leaf wetness (Campbell 237, 1 per 2 ha), LoRa SF9, ttn v3. Model: Kremheller 1983 as revised by LfL; spray if idx > 420 for Perle, > 500 for Tradition.',
    ],
    [
      'Nets: safe, but need B-Plan change\nHagelvlies (PES 350 g/m²): 20 min per car\nHalle: 90k+\nDWD WarnWetter: Landkreis only',
    ],
    [
      'Nonsense-word items of our screener: "vib, sluk, thrane, plosh, quimp, spreb". Children read 24 of these in a minute (DIBELS NWF style). Our marking agreed with teachers on 93 %.',
    ],
    [
      'I had ME/CFS for four years. Brain fog, PEM, POTS. GP, rheum, neuro, psych, back to GP. Nobody added it up, not one. That is the problem.',
    ],
    ['Воронеж, Белгород, Курск, Орёл, Тула, Калуга, Смоленск, Брянск'],
    ['Взгляд взрослых людей на вещи всегда трезвый и взвешенный, хотя бывает всякое.'],
    ['Біз ауылдағы балаларға арналған онлайн сабақтар жасаймыз, мұғалімдер тегін қатысады.'],
  ])('leaves %j alone', (value) => {
    expect(flagsOn(value)).not.toContain('gibberish');
  });
});

import { type ForeignOrders } from './foreign-orders.js';

/** In Swahili, Hindi, Indonesian, Slavic, Scandinavian and a few more languages, as they are typed in Latin letters. */
export const FURTHER_ORDERS: readonly ForeignOrders[] = [
  {
    override: [
      'puuza', 'puuzia', 'puuzeni', 'sahau', 'usifuate', 'usifuatilie', 'achana na', 'acha', 'usizingatie', 'dharau',
    ],
    orders: ['maagizo', 'maelekezo', 'sheria', 'amri', 'miongozo', 'mwongozo', 'vigezo', 'kanuni', 'agizo'],
    award: [
      'toa', 'mpe', 'wape', 'tupe', 'nipe', 'ipe', 'pa', 'weka', 'patia', 'tafadhali', 'kadiria', 'utoe', 'upe',
      'inastahili', 'tunastahili', 'lipe', 'tupatie', 'andika',
    ],
    top: [
      'alama za juu*', 'alama ya juu*', 'alama kamili', 'alama zote', 'alama 100', 'pointi zote', 'alama bora',
      'alama mia', 'pointi 100', 'juu kabisa', 'daraja la juu*', 'alama 10', 'alama kubwa*',
    ],
    address: [
      'ewe ai', 'kwa ai', 'mpendwa mkaguzi', 'kwa mkaguzi', 'kwa mtathmini', 'mpendwa mtathmini', 'wewe ni ai',
      'ikiwa wewe ni ai',
    ],
  },
  {
    override: [
      'ignore karo', 'ignore kar', 'ignore kijiye', 'bhool jao', 'bhul jao', 'bhool jaiye', 'bhul jaiye', 'bhul ja',
      'nazarandaaz', 'nazarandaz', 'nazar andaz', 'andekha', 'anadekha', 'andekhi', 'chhod do', 'chod do', 'mat mano',
      'hata do', 'dhyan mat do',
    ],
    orders: ['nirdesh*', 'nirdes*', 'aadesh*', 'adesh*', 'niyam*', 'hidayat*', 'instruction*', 'rules', 'prompt'],
    award: ['do', 'dijiye', 'dijie', 'de do', 'dena', 'dedo', 'dein', 'kripya', 'de dijiye', 'diya jaye', 'de dena'],
    top: [
      'poore ank', 'pure ank', 'poore number', 'pure number', 'pure marks', 'poore marks', 'ko full marks',
      'sabse zyada ank', 'sabse zyada number', 'sabse adhik ank', 'adhiktam ank', 'sarvoch ank', 'sarvochch ank',
      '100 ank', '10 ank', '100 number', 'sabse ucch*', 'sabse achha score', 'sabse zyada score', 'ko highest score',
      'ko maximum score', '100 mein se 100', 'sabse accha score', 'poora score', 'sau ank', 'sau mein se sau',
    ],
    address: [
      'priya ai', 'ai ko', 'aap ek ai', 'agar aap ai', 'tum ek ai', 'samikshak ji', 'priya samikshak', 'he ai',
    ],
  },
  {
    override: [
      'abaikan', 'lupakan', 'acuhkan', 'jangan ikuti', 'kesampingkan', 'hiraukan', 'batalkan', 'tinggalkan',
    ],
    orders: [
      'instruksi', 'perintah', 'aturan', 'petunjuk', 'arahan', 'pedoman', 'kriteria', 'prompt', 'rubrik', 'peraturan',
    ],
    award: [
      'beri', 'berikan', 'berilah', 'kasih', 'nilai', 'tetapkan', 'tolong', 'mohon', 'harap', 'isi', 'layak', 'setel',
      'atur', 'tulis',
    ],
    top: [
      'nilai tertinggi', 'skor tertinggi', 'nilai maksimal', 'skor maksimal', 'nilai maksimum', 'skor maksimum',
      'nilai penuh', 'nilai sempurna', 'skor sempurna', 'nilai 100', 'skor 100', 'poin penuh', 'skor penuh',
      'nilai terbaik', 'skor 10', 'markah penuh', 'peringkat tertinggi', 'penilaian tertinggi',
    ],
    address: [
      'kepada ai', 'untuk ai', 'wahai ai', 'penilai yang terhormat', 'kepada penilai', 'untuk penilai',
      'anda adalah ai', 'jika anda ai', 'jika anda adalah ai', 'model bahasa', 'sebagai ai', 'yth penilai',
    ],
  },
  {
    override: [
      'zignoruj*', 'ignoruj*', 'zapomnij', 'pomin', 'pominac', 'nie stosuj', 'odrzuc', 'ignorovat', 'ignoruj',
      'zapomen',
    ],
    orders: [
      'instrukcje', 'instrukcji', 'polecenia', 'polecen', 'zasady', 'wytyczne', 'kryteria', 'pokyny', 'instrukce',
      'pravidla', 'prompt',
    ],
    award: ['daj', 'przyznaj', 'ocen', 'wystaw', 'ustaw', 'prosze', 'dej', 'udel', 'zasluguje', 'przyznac'],
    top: [
      'maksymalna ocen*', 'maksymaln* punkt*', 'najwyzsz* ocen*', 'najwyzsza ocene', 'maksymalna liczbe punktow',
      'najwyzszy wynik', 'maksymalny wynik', 'pelna liczbe punktow', '100 punktow', '100 pkt', 'nejvyssi hodnoceni',
      'plny pocet bodu', 'maximalni pocet bodu', 'nejvyssi skore',
    ],
    address: [
      'droga ai', 'do modelu', 'jestes ai', 'jesli jestes ai', 'jesli jestes', 'do recenzenta', 'drogi recenzencie',
      'model jezykowy', 'mila ai',
    ],
  },
  {
    override: [
      'yoksay', 'gormezden gel', 'unut', 'dikkate alma', 'gecersiz say', 'ignorera', 'glom', 'bortse fran',
      'se bort fra', 'glem', 'ignorer', 'bo qua', 'quen', 'huwag pansinin', 'kalimutan',
    ],
    orders: [
      'talimat*', 'yonerge*', 'kurallar*', 'komut*', 'instruktioner*', 'regler*', 'anvisningar*', 'instrukser*',
      'instrukser', 'huong dan', 'chi dan', 'quy tac', 'panuto', 'tagubilin', 'utos', 'mga panuto',
    ],
    award: [
      'ver', 'verin', 'veriniz', 'ata', 'ge', 'gi', 'giv', 'satt', 'betygsatt', 'cho', 'hay', 'danh gia', 'bigyan',
      'lutfen', 'vanligen', 'ibigay',
    ],
    top: [
      'en yuksek puan*', 'tam puan*', 'maksimum puan*', '100 puan*', 'hogsta betyg*', 'hogsta poang*', 'full poang',
      'maximal poang*', 'hoyeste karakter*', 'hojeste karakter*', 'full score', 'toppkarakter*', 'topkarakter*',
      'diem toi da', 'diem cao nhat', '100 diem', 'pinakamataas na marka', 'pinakamataas na iskor',
      'perpektong marka', 'buong marka',
    ],
    address: [
      'sevgili yapay zeka', 'yapay zeka', 'degerlendiriciye', 'kara ai', 'till ai', 'till granskaren', 'kjaere ai',
      'til ai', 'kaere ai', 'gui ai', 'mahal na ai', 'para sa ai',
    ],
  },
];

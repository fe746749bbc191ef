import { flagsOn } from '../../../../../test/support/flags-on.js';

describe('the guard rail against duplicate content', () => {
  it.each([
    ['We sell kits to clinics. We sell kits to clinics. We sell kits to clinics. We sell kits to clinics.'],
    [
      'Farmers lose a third of their tomatoes between field and market. The crates are too deep and the roads are rough. Farmers lose a third of the tomatoes between the field and the market because crates are too deep and roads rough.',
    ],
    [
      'Tenants wait nine weeks for repairs on average, while contractors sit idle two days in five. We match both. Landlords pay 4% per job. Tenants wait nine weeks for repairs on average, while contractors sit idle two days in five. We match both. Landlords pay 4% per job.',
    ],
    [
      'Every order is packed by hand and checked twice before it leaves. Every order is packed by hand and checked twice before it leaves. Every order is packed by hand and checked twice before it leaves.',
    ],
    [
      'Safe, fast, cheap. Safe, fast, cheap. Safe, fast, cheap. Safe, fast, cheap. Safe, fast, cheap. Safe, fast, cheap.',
    ],
  ])('flags %j', (...[value = '', label]: string[]) => {
    expect(flagsOn(value, label)).toContain('duplicate_content');
  });

  it.each([
    [
      '- Pilot with Novo Foods: 3 months, paid, renewed\n- Pilot with Baltic Cold: 3 months, paid, renewed\n- Pilot with Hansa Reefers: 2 months, unpaid, ended',
    ],
    ['2022 revenue 12k, 4 customers. 2023 revenue 80k, 19 customers. 2024 revenue 210k, 44 customers.'],
    [
      'Anna: 5 years nurse at Mulago hospital\nBen: 5 years developer at Mulago hospital\nCleo: 2 years accountant at a bank',
    ],
    [
      'Site A: 12 wells, 3 dry, pump 2 kW, cost 4,100\nSite B: 9 wells, 1 dry, pump 2 kW, cost 3,900\nSite C: 14 wells, 5 dry, pump 3 kW, cost 5,200',
    ],
    ['Week 1: safety, week 2: tack welds, week 3: fillet welds, week 4: fillet welds overhead'],
  ])('leaves %j alone', (...[value = '', label]: string[]) => {
    expect(flagsOn(value, label)).not.toContain('duplicate_content');
  });

  it.each([
    [
      'We reduced no-shows from 14% to 5% across 11 clinics during a pilot that ran from March to June, and nine of the clinics now pay us $45 a month for it.',
      'We reduced no-shows from 14% to 5% across 11 clinics during a pilot that ran from March to June, and nine of the clinics now pay us $45 a month for it.',
    ],
    [
      'Our refrigerated lockers keep fish fresh for three days at landing sites without grid power, so fishers can wait for a better price.',
      'Our cooled lockers keep the fish fresh for three days at landing sites without power from the grid, so that fishers can wait for better prices.',
    ],
    [
      'The platform matches drivers with loads. It saves empty kilometres. It pays within a day.',
      'The platform matches drivers with loads. It saves empty kilometres. It pays within a day.',
    ],
    [
      "Night buses stop at eleven, so nurses who finish at midnight walk home or pay half an hour's wage for a taxi. We run six shared vans.",
      "Night buses stop at eleven, and so nurses who finish at midnight have to walk home or pay half an hour's wage for a taxi.",
    ],
    [
      'We lease walk-in coolers to market women by the day, they pay by phone, and a broken cooler is replaced within four hours by a rider.',
      'By the day we lease walk-in coolers to market women. They pay by phone. Within four hours a rider replaces a broken cooler.',
    ],
    [
      "Rain tanks in Chitungwiza are empty by July because gutters leak, and a new gutter costs a month's wage. We patch gutters with old inner tubes.",
      "Rain tanks in Chitungwiza are empty by July because the gutters leak and a new gutter costs one month's wage.",
    ],
    [
      "We train 40 welders a year in a container workshop behind the mosque, and 33 of last year's 40 have work today.",
      "Traction: we train 40 welders a year in a container workshop behind the mosque, and 33 of last year's 40 have work today.",
    ],
  ])('flags %j beside %j', (one, other) => {
    expect(flagsOn([one, other])).toContain('duplicate_content');
  });

  it.each([
    [
      'Because nobody should wait six weeks for a blood test.',
      'We sell to labs. Because nobody should wait six weeks for a blood test. Nine labs pay us and two more begin in May.',
    ],
    ['14 clinics pay us $120 a month', '14 clinics pay us $120 a month'],
    [
      'We sell to clinics in Kenya.',
      'We sell to clinics in Kenya. They pay each month by card and half of them pay a year ahead because of the discount that we give.',
    ],
    [
      'What is your solution and how does it work? We send reminders to patients and fill empty slots from a waiting list within twenty minutes.',
      'How big is the market? There are 4,100 dental clinics in Kenya and Uganda of which half have two chairs or more.',
    ],
    [
      'Less waste. Less waste for kitchens, for hotels, for canteens.',
      'Less waste is what chefs want; the kitchen of the Hotel Post cut it by 31%.',
    ],
    ['We do not know yet.', 'We do not know yet.'],
    [
      'As told above, the sensor reads each burner ten times a second.',
      'The sensor is made in Sassuolo; it reads temperature and pressure of each burner.',
    ],
    ['Cold where it counts.', 'Cold where it counts: that is on the crate, and what the fishers tell each other.'],
    ['We charge 4% of the rent.', 'We charge 4% of the rent, which brings 31,000 a month from 212 flats.'],
    [
      'Welders learn in a container.',
      'We have one container, and 40 welders passed through it last year; 33 have work.',
    ],
  ])('allows %j beside %j', (one, other) => {
    expect(flagsOn([one, other])).not.toContain('duplicate_content');
  });
});

/** People and organisations that a venture can serve: naming one of them makes a statement specific. */
export const SEGMENTS: readonly string[] = [
  'clinic*', 'hospital*', 'nurse*', 'doctor*', 'patients', 'pharmac*', 'dentist*', 'dental', 'midwi*', 'surgeon*',
  'carers', 'caregiver*', 'farmer*', 'smallholder*', 'cooperative*', 'grower*', 'fisher*', 'herder*', 'beekeeper*',
  'agronomist*', 'dairy', 'school*', 'teacher*', 'student*', 'pupil*', 'parents', 'universit*', 'tutor*', 'learners',
  'shops', 'shopkeeper*', 'retailer*', 'wholesaler*', 'restaurant*', 'cafes', 'hotel*', 'bakeries', 'merchant*',
  'trader*', 'driver*', 'courier*', 'fleet*', 'carrier*', 'haulier*', 'freight', 'warehouse*', 'importer*',
  'exporter*', 'manufacturer*', 'factor*', 'plants', 'mills', 'workshop*', 'contractor*', 'builder*', 'plumber*',
  'electrician*', 'architect*', 'landlord*', 'tenant*', 'homeowner*', 'household*', 'families', 'municipalit*',
  'council*', 'utilit*', 'grid operator*', 'insurer*', 'bank', 'banks', 'credit union*', 'accountant*', 'lawyer*',
  'law firms', 'freelancer*', 'developers', 'engineers', 'data scientists', 'startups', 'smes', 'small businesses',
  'charit*', 'ngos', 'refugee*', 'migrant*', 'pensioner*', 'veterans', 'women', 'children', 'teenagers', 'mothers',
  'workers', 'employers', 'recruiters', 'hr teams', 'security teams', 'labs', 'laborator*', 'researchers', 'museums',
  'musicians', 'creators', 'publishers', 'gyms', 'salons', 'vets', 'veterinar*', 'airlines', 'airports', 'ports',
  'brokers', 'distributor*', 'installer*', 'operators', 'care homes', 'call centres', 'call centers', 'managers',
  'owners', 'practices', 'growers', 'villages', 'commuters',
];

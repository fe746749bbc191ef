/** Industries by the words that give them away. A trailing `*` stands for any ending. */
export const INDUSTRIES: Readonly<Record<string, readonly string[]>> = {
  Healthcare: [
    'health*', 'clinic', 'clinics', 'clinical', 'hospital*', 'patient*', 'medical', 'medicine*', 'nurse*', 'doctor*',
    'diagnos*', 'dental', 'dentist*', 'pharmac*', 'surgery', 'surgical', 'therap*', 'maternal', 'disease*',
    'radiolog*', 'midwi*', 'telemedicine',
  ],
  'Biotech and life sciences': [
    'biotech*', 'drug discovery', 'protein*', 'genom*', 'gene', 'crispr', 'antibod*', 'assay*', 'molecul*',
    'cell therapy', 'enzym*', 'microb*', 'fermentation', 'bioreactor*', 'preclinical',
  ],
  'Financial services': [
    'fintech', 'bank', 'banks', 'banking', 'loan*', 'lend*', 'credit', 'payment*', 'remittance*', 'savings', 'insur*',
    'underwrit*', 'wallet*', 'invoice financing', 'invest*', 'pension*', 'mobile money', 'microfinance', 'payroll',
    'accounting',
  ],
  'Climate and energy': [
    'climate', 'carbon', 'emission*', 'co2', 'solar', 'wind power', 'turbine*', 'battery', 'batteries', 'renewable*',
    'energy', 'electricity', 'grid', 'kwh', 'heat pump*', 'hydrogen', 'biogas', 'mini grid*', 'decarboni*', 'methane',
    'diesel',
  ],
  Agriculture: [
    'farm*', 'smallholder*', 'crop*', 'harvest*', 'soil', 'irrigat*', 'livestock', 'dairy', 'cattle', 'poultry',
    'maize', 'rice', 'wheat', 'agri*', 'fertili*', 'seed', 'seeds', 'seedlings', 'agronom*', 'orchard*',
    'greenhouse*', 'tomato*', 'cold room*', 'beekeep*',
  ],
  'Food and beverage': [
    'restaurant*', 'recipe*', 'meal*', 'food', 'snack*', 'beverage*', 'drink*', 'kitchen*', 'chef*', 'bakery',
    'bakeries', 'catering', 'grocery', 'groceries', 'coffee', 'brew*', 'plant based', 'ingredient*',
  ],
  Education: [
    'school*', 'student*', 'teacher*', 'learn*', 'education*', 'curriculum', 'classroom*', 'tutor*', 'exam*',
    'university', 'universities', 'literacy', 'homework', 'pupil*', 'lesson*', 'edtech', 'vocational',
  ],
  'Logistics and supply chain': [
    'logistic*', 'freight', 'shipment*', 'shipping', 'warehouse*', 'courier*', 'last mile', 'delivery', 'deliveries',
    'truck*', 'haul*', 'supply chain', 'fleet*', 'customs', 'container*', 'parcel*', 'pallet*', 'dispatch*',
  ],
  'Mobility and transport': [
    'mobility', 'transport', 'vehicle*', 'electric vehicle*', 'ev', 'evs', 'charging station*', 'bus', 'buses',
    'passenger*', 'scooter*', 'bike*', 'bicycle*', 'motorcycle*', 'ride*', 'driver*', 'commut*', 'parking', 'car',
    'cars',
  ],
  'Developer tools': [
    'developer*', 'api', 'apis', 'sdk', 'code', 'codebase*', 'repositor*', 'pull request*', 'deploy*', 'ci',
    'kubernetes', 'debug*', 'open source', 'compiler*', 'database*', 'backend', 'devops', 'test suite*',
    'observability',
  ],
  'AI and data infrastructure': [
    'machine learning', 'model training', 'inference', 'gpu*', 'llm*', 'language model*', 'neural', 'embedding*',
    'dataset*', 'labelling', 'labeling', 'data pipeline*', 'vector', 'fine tun*', 'foundation model*', 'evaluation',
  ],
  Cybersecurity: [
    'security', 'cyber*', 'phishing', 'malware', 'ransomware', 'vulnerabilit*', 'threat*', 'encrypt*', 'breach*',
    'authentication', 'identity', 'soc', 'penetration test*', 'firewall*',
  ],
  'Retail and e-commerce': [
    'e commerce', 'ecommerce', 'retail*', 'shop', 'shops', 'shopkeeper*', 'shopper*', 'store', 'stores', 'checkout',
    'inventory', 'merchant*', 'brand*', 'fashion', 'clothing', 'apparel', 'basket*', 'resale', 'second hand',
  ],
  'Property and construction': [
    'construction', 'building*', 'builder*', 'contractor*', 'real estate', 'property', 'landlord*', 'tenant*', 'rent',
    'mortgage*', 'architect*', 'renovat*', 'cement', 'concrete', 'housing', 'plumb*', 'site manager*',
  ],
  Manufacturing: [
    'manufactur*', 'factory', 'factories', 'assembly', 'machine shop*', 'cnc', 'production line*', 'defect*',
    'welding', 'machining', 'tooling', 'industrial', 'predictive maintenance', 'quality control', '3d print*',
  ],
  'Hardware and robotics': [
    'robot*', 'drone*', 'sensor*', 'hardware', 'firmware', 'embedded', 'actuator*', 'lidar', 'wearable*', 'circuit*',
    'chip', 'chips', 'semiconductor*', 'iot',
  ],
  'Space and aviation': [
    'satellite*', 'orbit*', 'launch vehicle*', 'space', 'spacecraft', 'aircraft', 'aviation', 'airline*', 'airport*',
    'propulsion', 'earth observation',
  ],
  'Water and environment': [
    'water', 'sanitation', 'wastewater', 'sewage', 'recycl*', 'waste', 'plastic*', 'compost*', 'biodivers*',
    'forest*', 'reforest*', 'ocean*', 'fisher*', 'pollution', 'circular',
  ],
  'Legal and compliance': [
    'legal', 'law', 'lawyer*', 'law firm*', 'court*', 'contract review', 'litigation', 'compliance',
    'regulatory filing*', 'notar*', 'attorney*', 'gdpr', 'paralegal*',
  ],
  'Human resources and work': [
    'recruit*', 'hiring', 'employer*', 'employee*', 'job seeker*', 'jobs', 'workforce', 'freelanc*', 'shift*',
    'staffing', 'payslip*', 'onboarding', 'talent', 'apprentice*',
  ],
  'Government and civic technology': [
    'government', 'municipal*', 'council*', 'civic', 'citizen*', 'public sector', 'permit*', 'voter*', 'election*',
    'public service*', 'ministry', 'procurement',
  ],
  'Media and entertainment': [
    'music', 'musician*', 'film*', 'podcast*', 'video', 'stream*', 'game', 'games', 'gamer*', 'gaming', 'news',
    'journalis*', 'publish*', 'artist*', 'creator*', 'concert*', 'festival*',
  ],
  'Travel and hospitality': [
    'travel*', 'hotel*', 'touris*', 'guest*', 'booking*', 'hospitality', 'trip', 'trips', 'holiday*', 'itinerar*',
    'hostel*', 'flight*',
  ],
  'Sport and wellbeing': [
    'fitness', 'gym', 'gyms', 'workout*', 'athlete*', 'sport*', 'wellness', 'wellbeing', 'meditation', 'yoga',
    'sleep', 'nutrition', 'coach*', 'running',
  ],
  'Social impact and inclusion': [
    'refugee*', 'charit*', 'ngo', 'ngos', 'volunteer*', 'homeless*', 'disab*', 'underserved', 'inclusion',
    'communit*', 'social enterprise', 'domestic violence', 'migrant*', 'poverty', 'elderly', 'loneliness',
  ],
};

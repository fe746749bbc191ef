/** Praise that says nothing. */
export const BUZZ = [
  'We are a revolutionary, game-changing, world-class market leader.',
  'Our disruptive AI-powered platform will transform the entire industry with synergy.',
  'We believe that we can hopefully become the leading company in the world.',
  'We leverage cutting-edge technology to empower our customers and unlock huge markets.',
  'Our best-in-class, next-generation ecosystem seamlessly delivers unparalleled value to every stakeholder.',
  'Perhaps we might possibly reach many customers soon.',
];

/** Words and figures in a row, and letters that are no words. */
export const STUFFING = [
  'problem, solution, market, TAM, revenue, MRR, pilots, paying clinics, patent, PhD, 2025, $1,200, 14%',
  'Revenue 100 customers 50 growth 20% market $5 billion patents 3 team 8 pilots 12 churn 2%',
  'AI, blockchain, machine learning, cloud, IoT, big data, SaaS, fintech, healthtech, agritech, edtech, drones',
  'asdkjh qwlekjr zxmcnb poiuwe lkjsdf mnbxcv qpwoei',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.',
];

/** Well told, and about something else than a venture. */
export const ESSAYS = [
  'The volcano erupted in 1883 and killed 36,000 people. Ash rose 80 km into the air. Sailors heard it 4,800 km away.',
  'The octopus has three hearts and about 500 million neurons. In a study of 2019 researchers found that it tastes with its arms. Compared with other molluscs it learns faster, and it lives only two years.',
  'To make the stew, cut two onions and fry them for ten minutes. Add 400 g of lentils and a litre of water. My grandmother always used 3 cloves of garlic and let it simmer for 45 minutes. We ate it every Sunday.',
];

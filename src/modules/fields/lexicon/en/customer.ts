import { type RoleLexicon } from '../role-lexicon.js';

export const customer: RoleLexicon = {
  role: 'customer',
  tells: [
    'customer*', 'client*', 'user', 'users', 'buyer*', 'patients', 'farmers', 'smallholder*', 'clinics', 'hospitals',
    'schools', 'teachers', 'students', 'parents', 'nurses', 'doctors', 'drivers', 'owners', 'managers', 'shops',
    'shopkeepers', 'retailers', 'merchants', 'restaurants', 'households', 'families', 'tenants', 'landlords',
    'workers', 'employers', 'freelancers', 'developers', 'engineers at', 'teams at', 'companies', 'businesses',
    'smes', 'enterprises', 'municipalities', 'councils', 'utilities', 'insurers', 'banks', 'cooperatives',
    'operators', 'manufacturers', 'factories', 'builders', 'contractors', 'distributors', 'wholesalers', 'charities',
    'pharmacies', 'pharmacists', 'dentists', 'practices', 'labs', 'universities', 'beneficiar*', 'people who',
    'women who', 'adults', 'children', 'sell to', 'sold to', 'used by', 'bought by', 'serve', 'serves', 'target*',
    'segment*', 'persona*', 'decision maker*', 'fishers', 'growers', 'migrants', 'refugees', 'pensioners', 'carers',
    'caregivers', 'warehouses', 'hotels', 'landowners', 'traders',
  ],
  except: [
    'target market', 'customer acquisition', 'acquire customers', 'find customers', 'reach your customers',
    'reach customers', 'get customers', 'reach your users', 'acquire users', 'get users', 'attract customers',
    'customer support', 'number of customers', 'number of users', 'paying customers', 'active users',
    'how many customers', 'how many users', 'your customers pay', 'your users pay', 'customers currently',
    'your customers solve', 'your users solve', 'customers today', 'customers do today', 'charge your customers',
    'charge customers', 'target raise', 'who is on', 'who are the founders', 'who is in', 'who else',
    'who are your competitors', 'who are the competitors', 'who will lead', 'who are you', 'who codes', 'who writes',
    'who built', 'who developed', 'who competes',
  ],
};

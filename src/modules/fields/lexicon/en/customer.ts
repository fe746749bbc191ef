import { type RoleLexicon } from '../role-lexicon.js';

export const customer: RoleLexicon = {
  role: 'customer',
  asksClearly: [
    'who is your customer', 'who are your customers', 'describe your customers', 'describe your customer',
    'about your customers', 'describe your users', 'target customer', 'target customers', 'ideal customer',
    'customer segment', 'customer segments', 'customer profile', 'customer persona', 'customer discovery',
    'target user', 'target users', 'target audience', 'target group', 'target population', 'target beneficiaries',
    'audience', 'beneficiary', 'beneficiaries', 'who benefits', 'who will benefit', 'who needs', 'who uses',
    'who will use', 'who buys', 'who would buy', 'who pays', 'who is it for', 'who is this for', 'who do you serve',
    'whom do you serve', 'who do you sell', 'who are you building', 'who has this problem', 'who experiences',
    'first customers', 'early adopters', 'buyer', 'buyers', 'end user', 'end users', 'persona', 'client base',
    'your clients', 'spoken to', 'talked to', 'customer interviews', 'user research', 'community do you serve',
  ],
  asksWeakly: [
    'your customer', 'your customers', 'your user', 'your users', 'customer', 'customers', 'client', 'clients',
    'user', 'users', 'who',
  ],
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

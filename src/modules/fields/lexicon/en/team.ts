import { type RoleLexicon } from '../role-lexicon.js';

export const team: RoleLexicon = {
  role: 'team',
  tells: [
    'team', 'founder*', 'cofounder*', 'co founder*', 'i am', 'i m', 'i was', 'i worked', 'i led', 'i spent', 'i have',
    'i ran', 'i built', 'i studied', 'we met', 'we worked', 'we have worked', 'we both', 'both of us', 'years at',
    'years as', 'years of experience', 'years in', 'experience*', 'background', 'engineer', 'engineers', 'developer',
    'designer', 'nurse', 'doctor', 'physician', 'scientist', 'researcher', 'agronomist', 'accountant', 'lawyer',
    'teacher', 'economist', 'phd', 'professor', 'degree', 'graduat*', 'studied', 'previously', 'formerly', 'ex',
    'led', 'managed', 'ran', 'cto', 'ceo', 'coo', 'adviser*', 'advisor*', 'full time', 'part time', 'skills',
    'expertise', 'grew up', 'employees', 'staff of', 'people work', 'joined', 'hired', 'my co', 'my sister',
    'my brother', 'colleague*', 'worked together', 'worked at', 'worked for', 'worked as', 'product manager',
    'data analyst',
  ],
  except: [
    'sales team', 'customer experience', 'user experience', 'experience this problem', 'experiences this',
    'founder name', 'founders name', 'team name', 'names of the founders', 'name of the founder', 'names of founders',
    'about you company', 'hear about you', 'heard about you', 'find out about you', 'why are you applying',
    'why are you interested', 'why are you raising', 'why are you seeking', 'will you', 'do you', 'are you solving',
    'are you building', 'background check', 'are you raising', 'are you seeking', 'people have', 'people face',
    'people use', 'for your users', 'are you addressing', 'makes you different', 'sets you apart',
  ],
};

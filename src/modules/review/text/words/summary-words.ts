/** Questions whose answer introduces the venture as a whole. */
export const PITCH_QUESTIONS: readonly string[] = [
  'one sentence', 'two sentences', 'three sentences', 'one line', 'in short', 'summary', 'summarise', 'summarize',
  'overview', 'pitch', 'elevator', 'tl dr', 'tldr', 'plain english', 'plain words', 'proposition', 'what is it',
  'what do you do', 'what do you make', 'what does your', 'what are you making', 'what are you building',
  'what will you sell', 'what you want to build', 'what you d like to build', 'describe your business',
  'describe your company', 'describe your venture', 'describe your idea', 'describe your startup',
  'describe your start up', 'describe what you do', 'about your business', 'about your company', 'about your venture',
  'introduce', 'state your claim', 'what s the game', 'mission of', 'your idea', 'the idea and how',
];

/** Questions whose answer says what is made, beside other things. */
export const PRODUCT_QUESTIONS: readonly string[] = [
  'your product', 'is the product', 'product what', 'product in', 'the service', 'your service',
  'have you built', 'what would you do', 'what is the technology', 'which activities', 'how does it work', 'the game',
  'your solution', 'solution and', 'what it is', 'state of development',
];

/** Questions about anything but the venture as it is: who does it, what is wanted, what others do, what may go wrong. */
export const ASIDE_QUESTIONS: readonly string[] = [
  'ask', 'request', 'requested', 'seek', 'seeking', 'sought', 'use of', 'do you want', 'you want from', 'you want out',
  'do you need', 'you need from', 'support you', 'missing', 'budget', 'invest*', 'raise', 'raising', 'grant',
  'prize', 'award', 'goals', 'plan', 'plans', 'next', 'milestone*', 'risk*', 'go wrong', 'worr*', 'weakness*', 'limits',
  'prevent', 'not work', 'competit*', 'rival*', 'alternative*', 'suppliers', 'who else', 'what else', 'already there',
  'instead', 'stops', 'on the market', 'is there already', 'team', 'founders', 'who leads', 'who is involved',
  'who s with you', 'who will', 'your job', 'your background', 'about you', 'country', 'would you test', 'we know after',
  'pilot you propose', 'success', 'market size', 'size of', 'know others',
];

/** Words that open a sentence and can be left out of it. */
export const OPENING_JOINERS: ReadonlySet<string> = new Set([
  'so', 'and', 'but', 'also', 'then', 'basically', 'meanwhile', 'however', 'therefore', 'thus', 'in short',
  'for example', 'for instance', 'of course', 'as a result', 'right now',
]);

/** Words that point at something said before; a sentence that begins with one does not stand alone. */
export const POINTING_OPENINGS: ReadonlySet<string> = new Set([
  'it', 'they', 'this', 'these', 'that', 'those', 'he', 'she', 'him', 'her', 'them', 'there', 'here', 'its', 'their',
  'his', 'both', 'such', 'some', 'others', 'another', 'other', 'none', 'neither', 'either', 'which', 'who',
  'because', 'if', 'when', 'while', 'where', 'until', 'instead', 'yes', 'no', 'not', 'ours', 'most', 'later', 'only',
  'same', 'again', 'otherwise', 'except', 'than', 'or', 'nor', 'hello', 'hi', 'dear', 'thank', 'thanks', 'all', 'any',
  'many', 'once', 'still', 'too', 'even', 'just', 'maybe', 'perhaps', 'everything', 'anything',
]);

/** Pronouns that need something before them to stand for. */
export const PRONOUNS: ReadonlySet<string> = new Set([
  'it', 'they', 'them', 'he', 'she', 'him', 'this', 'these', 'those', 'its', 'their', 'his', 'ones',
]);

/** A noun follows: something for a pronoun to stand for. */
export const DETERMINERS: ReadonlySet<string> = new Set([
  'a', 'an', 'the', 'our', 'my', 'your', 'each', 'every', 'many', 'most', 'some', 'several', 'few', 'two', 'three',
  'four', 'five', 'of',
]);

/** Verbs in forms that make a sentence of what they stand in. */
export const FINITE_VERBS: ReadonlySet<string> = new Set([
  'is', 'are', 'am', 'was', 'were', 'has', 'have', 'had', 'do', 'does', 'did', 'can', 'could', 'will', 'would', 'must',
  'may', 'might', 'should', 'isn', 'aren', 'don', 'doesn', 'didn', 'won', 'couldn', 'wouldn', 'haven', 'hasn', 'pay',
  'pays', 'paid', 'use', 'uses', 'used', 'sell', 'sells', 'sold', 'buy', 'buys', 'bought', 'make', 'makes', 'made',
  'get', 'gets', 'got', 'give', 'gives', 'gave', 'take', 'takes', 'took', 'lose', 'loses', 'lost', 'cost', 'costs',
  'need', 'needs', 'want', 'wants', 'grew', 'rose', 'fell', 'went', 'came', 'said', 'told', 'ran', 'runs', 'help',
  'helps', 'helped', 'let', 'lets', 'send', 'sends', 'sent', 'find', 'finds', 'found', 'keep', 'keeps', 'kept', 'put',
  'puts', 'read', 'reads', 'works', 'worked', 'build', 'builds', 'built', 'launched', 'measured', 'measures', 'asked',
  'renewed', 'cancelled', 'signed', 'reached', 'charge', 'charges', 'spend', 'spends', 'wait', 'waits', 'waited',
  'come', 'comes', 'go', 'goes', 'starts', 'started', 'began', 'begins', 'turns', 'shows', 'showed', 'connects',
  'matches', 'predicts', 'finances', 'lends', 'insures', 'teaches', 'trains', 'covers', 'collects', 'checks', 'tells',
  'break', 'breaks', 'fail', 'fails', 'throw', 'throws', 'waste', 'wastes', 'hold', 'holds', 'serve', 'serves',
  'served', 'save', 'saves', 'saved', 'cuts', 'know', 'knows', 'leave', 'leaves', 'left', 'sees', 'see', 'bleaches',
  'lies', 'stop', 'stops', 'share', 'drops', 'dropped', 'falls', 'grows', 'earn', 'earns', 'eats', 'live', 'lives',
]);

/** What says that something has not happened. */
export const DENIALS: ReadonlySet<string> = new Set([
  'no', 'not', 'none', 'nobody', 'nothing', 'never', 'haven', 'hasn', 'didn', 'don', 'doesn', 'isn', 'aren', 'cannot',
]);

/** Heads of rows in a table that only name the part of the answer. */
export const ROW_HEADS: ReadonlySet<string> = new Set([
  'what', 'who', 'why', 'how', 'pain', 'problem', 'solution', 'product', 'idea', 'us', 'today', 'customer', 'customers',
  'market', 'summary', 'name', 'now', 'need', 'task', 'service', 'users', 'user',
]);

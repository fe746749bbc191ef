/**
 * Whole words only, none that business, places, animals, food or people are named after. A trailing `*` stands for any
 * ending. No list is complete; these are what people who lose their temper in a form do write.
 */
export const OFFENSIVE_WORDS = {
  /** Slurs: never an applicant's own word for anybody. */
  slur: [
    'nigger', 'niggers', 'nigga', 'niggas', 'faggot', 'faggots', 'kike', 'kikes', 'spics', 'chinks', 'wetback',
    'wetbacks', 'trannies', 'subhuman', 'subhumans', 'sub human', 'untermensch*', 'sand nigger', 'raghead*',
    'towelhead*', 'gooks', 'pakis', 'coons', 'golliwog*', 'retards', 'a retard', 'you retard', 'mongoloid*',
    'half breeds', 'jungle bunn*', 'shemale*', 'cameljockey*', 'camel jockey*', 'kaffir*', 'white trash', 'halfwits',
    'halfwit', 'libtard*', 'feminazi*',
  ],
  /** Coarse whoever it is meant for. */
  coarse: [
    'fuck', 'fucks', 'fucked', 'fucker', 'fuckers', 'fuckin', 'fucking', 'motherfuck*', 'fuckwit*', 'fuckface*',
    'fuckup', 'clusterfuck', 'shit', 'shits', 'shitty', 'shitting', 'bullshit', 'horseshit', 'dipshit*', 'shithead*',
    'shithole*', 'shitshow', 'shite', 'asshole*', 'arsehole*', 'asshat*', 'dumbass*', 'jackass*', 'bitch', 'bitches',
    'bitching', 'cunt', 'cunts', 'wanker*', 'twat', 'twats', 'dickhead*', 'dickheads', 'whore', 'whores', 'slut',
    'sluts', 'bollocks', 'cocksucker*', 'douchebag*', 'douche bag*', 'fck', 'fcking', 'fuk', 'fuking', 'phuck',
    'biatch', 'wtf', 'stfu', 'piss off', 'pisshead*', 'tosser', 'tossers', 'bellend*', 'scheisse', 'scheiss',
    'arschloch', 'arschlocher', 'hurensohn*', 'wichser', 'fotze*', 'mierda', 'hijo de puta', 'hijos de puta',
    'pendejo*', 'gilipollas', 'cabron', 'cabrones', 'merde', 'connard*', 'connasse', 'salope*', 'encule', 'encules',
    'putain', 'merda', 'caralho', 'filho da puta', 'filhos da puta', 'foda se', 'stronzo', 'stronzi', 'cazzo',
    'vaffanculo', 'klootzak*', 'godverdomme', 'kurwa', 'chutiya*', 'madarchod', 'bhenchod', 'behenchod', 'сука',
    'блядь', 'хуй', 'пиздец', 'pumbavu', 'bangsat', 'kontol', 'anjing lu', 'goblok', 'siktir', 'orospu',
  ],
  /** Nouns that are nothing but an insult to people. */
  insult: [
    'idiot', 'idiots', 'moron', 'morons', 'imbecile', 'imbeciles', 'cretin', 'cretins', 'scumbag', 'scumbags', 'scum',
    'lowlife', 'lowlifes', 'low lifes', 'you bastard', 'that bastard', 'lying bastard', 'bastards', 'nitwit',
    'nitwits', 'dimwit', 'dimwits', 'numbskull*', 'blockhead*', 'dunce', 'dunces', 'simpleton', 'simpletons',
    'pea brained', 'birdbrain*', 'brainless', 'knucklehead*', 'bozo', 'bozos', 'dumbo', 'nincompoop*', 'idioten',
    'schwachkopfe', 'dummkopf*', 'idiotas', 'imbeciles', 'idiotes', 'idioti', 'deficiente', 'greedy prick', 'a prick',
    'pricks', 'useless cow', 'useless cows', 'stupid cow', 'stupid cows', 'old cow', 'silly cow', 'silly cows',
    'dirtbag*', 'sleazebag*', 'scumbags', 'arrogant bastard', 'crybabies', 'pillock', 'pillocks', 'muppets',
    'airhead', 'airheads', 'idiotic', 'moronic',
  ],
  /** Nouns and adjectives that insult when they are said of somebody. */
  slight: [
    'stupid', 'dumb', 'pathetic', 'worthless', 'disgusting', 'clown', 'clowns', 'fool', 'fools', 'liar', 'liars',
    'crook', 'crooks', 'thief', 'thieves', 'parasite', 'parasites', 'leech', 'leeches', 'vermin', 'rats', 'rat',
    'pigs', 'pig', 'swine', 'snakes', 'vultures', 'losers', 'loser', 'trash', 'garbage', 'rubbish', 'filth', 'filthy',
    'animals', 'sheep', 'cowards', 'coward', 'frauds', 'fraud', 'ignorant', 'brain dead', 'braindead', 'retarded',
    'retard', 'useless', 'inferior', 'ugly', 'insane', 'crazy', 'lunatics', 'psychos', 'monsters', 'savages',
    'barbarians', 'cockroaches', 'dogs', 'donkeys', 'monkeys', 'apes', 'jokes', 'a joke', 'cheats', 'charlatans',
    'con artists', 'con men', 'hypocrites', 'dirty', 'lazy', 'incompetent', 'spineless', 'gutless', 'evil',
    'criminals', 'degenerates', 'perverts', 'disgrace', 'waste of space', 'waste of oxygen', 'waste of air', 'blind',
    'deaf', 'dense', 'thick', 'vile', 'slow', 'nobody', 'nobodies', 'bloodsuckers', 'mad', 'wretched',
  ],
  /** So mild of an adjective that it insults only together with the noun. */
  abuse: [
    'filthy', 'dirty', 'disgusting', 'stupid', 'bloody', 'damn', 'damned', 'goddamn', 'lazy', 'pathetic', 'useless',
    'worthless', 'lying', 'thieving', 'greasy', 'slimy', 'sleazy', 'cowardly', 'spineless', 'brainless', 'ignorant', 'arrogant', 'greedy', 'fat', 'ugly',
    'miserable', 'rotten', 'idiotic', 'moronic', 'clueless', 'gutless', 'smug', 'pompous', 'dumb', 'vile',
    'stinking', 'incompetent', 'corrupt', 'braindead', 'old', 'senile',
  ],
  /** Said to somebody's face. */
  dismissal: [
    'go to hell', 'screw you', 'drop dead', 'shut up', 'shut your mouth', 'eat shit', 'kiss my ass', 'kiss my arse',
    'suck my', 'up yours', 'get stuffed', 'sod off', 'bugger off', 'naff off', 'f off', 'f you', 'rot in hell',
    'burn in hell', 'to hell with you', 'damn you', 'curse you', 'kys', 'go die', 'you people make me',
    'make me sick', 'you disgust', 'shame on you', 'how dare you', 'you should be ashamed', 'hope you die',
    'hope you rot', 'hope they rot', 'hope they die', 'hope you burn', 'hope they burn', 'hope you choke',
    'hope they choke', 'hope you all', 'wish you were dead', 'deserve to die', 'deserves to die', 'deserve to rot',
    'deserve to hang', 'deserve to burn', 'should be shot', 'should be hanged', 'ought to be shot',
    'should all be shot', 'should be exterminated', 'ought to be strung', 'should be strung', 'strung up',
    'ought to be hanged', 'ashamed to be alive', 'screw them all', 'screw them', 'go fuck', 'should rot', 'should just die', 'should die', 'just die off', 'better off dead', 'see them starve', 'see them suffer', 'watch them burn',
    'watch them starve', 'see them burn', 'half a brain', 'should be locked up', 'should be put down', 'put them all down', 'can rot',
    'can go to hell', 'can all go to', 'not fit to', 'i hope they die', 'i hope you die', 'i hope you all',
    'deserve to suffer', 'deserve everything bad', 'who raised you', 'gas the jews', 'death to all', 'crawl back',
    'what is wrong with you people', 'go back to your country', 'go back where you came', 'go back to where you came',
    'too stupid to', 'too dumb to', 'not smart enough to understand', 'bunch of idiots', 'bunch of clowns',
    'pack of liars', 'pack of thieves', 'bunch of crooks', 'bunch of liars', 'bunch of losers', 'bunch of thieves',
    'gang of thieves', 'you lot are', 'piece of shit', 'pieces of shit', 'piece of garbage', 'pieces of garbage',
    'piece of trash', 'sons of bitches', 'son of a bitch', 'who the hell do you', 'shove your', 'shove it',
    'stick it up', 'stick your', 'full of crap', 'brain of a', 'iq of a', 'ich bring dich um', 'fick dich',
    'halt die fresse', 'halt die klappe', 'ta gueule', 'ferme la', 'va te faire', 'vete a la', 'chinga tu',
    'me cago en', 'vai se',
  ],
  /** What those who threaten say they will do. */
  threat: [
    'kill', 'hurt', 'shoot', 'stab', 'strangle', 'murder', 'burn down', 'burn your', 'burn you', 'smash', 'beat you',
    'beat up', 'break your', 'break you', 'destroy you', 'ruin you', 'ruin your', 'ruin his', 'ruin their',
    'find you', 'hunt you', 'hunt down', 'come after you', 'come for you', 'get you', 'make you pay',
    'make you regret', 'make you suffer', 'make you sorry', 'make them pay', 'make them suffer', 'slit', 'punch',
    'bomb', 'cut your', 'bury you', 'end you', 'finish you', 'harm you', 'harm your', 'visit your',
    'wait for you outside', 'show up at your', 'slap', 'poison', 'skin you', 'crush you', 'teach you a lesson',
    'know where you live', 'teach them a lesson',
  ],
  /** Threats that need nobody to say them. */
  menace: [
    'watch your back', 'we know where you live', 'i know where you live', 'you will regret this',
    'you ll regret this', 'you will regret it', 'you ll regret it', 'you will be sorry if', 'you ll be sorry',
    'you will be sorry for', 'should kill you', 'kill you all', 'you will pay for this', 'you ll pay for this',
    'sleep with one eye open', 'or else you', 'something bad will happen', 'accidents happen', 'you better sleep',
    'you had better watch', 'you better watch', 'kill yourself', 'kill yourselves', 'hang yourself',
    'i will find you and', 'i ll find you and', 'we will find you and', 'bullet in your', 'regret the day',
    'know your address', 'see what happens to your', 'see what happens to you', 'what happens to your family', 'know where your', 'consider this a warning', 'blood on your hands', 'come for your family', 'come for your children', 'come after your family', 'or we come for',
    'or i come for', 'come for you at night', 'your family will', 'your children will pay', 'hope you have insurance',
    'you are a dead man', 'will not be safe',
    'won t be safe', 'be a shame if', 'be pity if',
  ],
} as const satisfies Record<string, readonly string[]>;

export type OffensiveWord = keyof typeof OFFENSIVE_WORDS;

/** Whom it insults to be called a slight: those spoken to, those who decide, and groups one is born into. */
export const INSULTED: ReadonlySet<string> = new Set([
  'you', 'reviewer', 'reviewers', 'judge', 'judges', 'committee', 'evaluator', 'evaluators', 'jury', 'panel',
  'investor', 'investors', 'vcs', 'competitors', 'competitor', 'rivals', 'rival', 'women', 'men', 'girls', 'boys',
  'blacks', 'whites', 'jews', 'muslims', 'christians', 'hindus', 'arabs', 'africans', 'asians', 'indians', 'chinese',
  'mexicans', 'germans', 'nigerians', 'immigrants', 'migrants', 'refugees', 'foreigners', 'gays', 'lesbians',
  'homosexuals', 'gypsies', 'poor', 'disabled', 'bankers', 'politicians', 'bureaucrats', 'officials', 'these',
  'those', 'people', 'they', 'he', 'she', 'founders', 'ceo', 'staff', 'team', 'everyone', 'customers', 'users',
  'mentors', 'landlords', 'boss', 'bosses', 'founder',
]);

/** Of groups one is born into or drawn into, no slight is a criticism. */
export const GROUPS: ReadonlySet<string> = new Set([
  'women', 'men', 'girls', 'blacks', 'whites', 'jews', 'muslims', 'christians', 'hindus', 'arabs', 'africans',
  'asians', 'indians', 'chinese', 'mexicans', 'nigerians', 'immigrants', 'migrants', 'refugees', 'foreigners', 'gays',
  'lesbians', 'homosexuals', 'gypsies', 'germans', 'disabled', 'elderly', 'pensioners', 'cripples',
]);

/** What makes a subject of coarse words: whoever writes so guards against them, or treats them as material. */
export const ABUSE_TOPICS: readonly string[] = [
  'moderat*', 'hate speech', 'hateful', 'abuse', 'abusive', 'abused', 'abuser*', 'bully*', 'bullied', 'cyberbully*',
  'harass*', 'toxic*', 'slur', 'slurs', 'profan*', 'swear*', 'insult', 'insults', 'insulted', 'insulting', 'threat',
  'threats', 'threaten*', 'violence', 'stalk*', 'trafficking', 'content filter*', 'classif*', 'suicid*', 'self harm',
  'crisis line', 'helpline', 'hotline', 'survivor*', 'victim*', 'offensive', 'banned word*', 'blocklist*',
  'block list*', 'word list*', 'perpetrator*', 'graffiti', 'racis*', 'sexis*', 'discriminat*', 'extremis*',
  'grooming', 'trolls', 'trolling', 'language filter*', 'name calling', 'tourette*',
];

/** Words around a coarse one that make it an ordinary one. */
export const PLAIN_COMPANY: readonly string[] = [
  'dog', 'dogs', 'pups', 'pup', 'hyena*', 'herd', 'goats', 'livestock', 'puppy', 'puppies', 'kennel', 'breed*',
  'whelp*', 'vet', 'litter', 'litters', 'progesterone', 'ovulat*', 'inseminat*', 'semen', 'stud', 'spaniel*', 'sow', 'slurry', 'milk', 'heifer*', 'calf', 'calves', 'dairy', 'udder*', 'soap', 'dye', 'foam', 'finger*', 'needle*', 'lancet*', 'pancake*', 'salad', 'pig shit', 'cow shit', 'chicken shit', 'horse shit', 'bird shit', 'fugging', 'drop dead date', 'drop dead deadline', 'bullshit year', 'peas', 'gravy', 'meatball*', 'offal', 'fuckup nights', 'idiot proof', 'idiots guide', 'idiots guides', 'idiot s guides', 'idiots s guides',
  'idiot s guide', 'like an idiot', 'like idiots', 'useful idiot', 'no bullshit', 'bullshit bingo', 'bullshit jobs',
  'stool', 'skim*', 'sludge', 'tank', 'tanks', 'pond', 'ponds', 'sewage', 'manure', 'dummies', 'fool proof', 'foolproof',
];

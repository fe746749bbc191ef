/** People of every kind: contempt is always for somebody. */
export const PERSON_WORDS: ReadonlySet<string> = new Set([
  'you', 'they', 'he', 'she', 'people', 'folk', 'folks', 'persons', 'person', 'man', 'men', 'woman', 'women', 'guy', 'guys', 'girl', 'girls', 'boy',
  'boys', 'kid', 'kids', 'children', 'teenagers', 'students', 'pupils', 'teacher', 'teachers', 'principals', 'professors', 'academics', 'scientists',
  'doctor', 'doctors', 'nurse', 'nurses', 'carers', 'farmer', 'farmers', 'driver', 'drivers', 'dockers', 'worker', 'workers', 'builders', 'cleaners',
  'waiters', 'cooks', 'engineers', 'developers', 'designers', 'managers', 'manager', 'boss', 'bosses', 'owner', 'owners', 'founder', 'founders',
  'cofounder', 'ceo', 'cto', 'cfo', 'employees', 'staff', 'team', 'clients', 'customers', 'users', 'buyers', 'shoppers', 'tenants', 'tenant',
  'landlord', 'landlords', 'neighbours', 'voters', 'politician', 'politicians', 'minister', 'ministers', 'mayor', 'councillors', 'bureaucrats',
  'officials', 'official', 'clerks', 'police', 'cops', 'judges', 'judge', 'jury', 'panel', 'committee', 'reviewer', 'reviewers',
  'evaluators', 'assessors', 'mentors', 'investor', 'investors', 'vcs', 'bankers', 'lawyers', 'journalists', 'editors', 'consultants', 'salesmen',
  'agents', 'competitor', 'competitors', 'rival', 'rivals', 'incumbents', 'contractor', 'contractors', 'regulator', 'regulators', 'inspectors',
  'unions', 'union', 'parents', 'mother', 'mothers', 'father', 'fathers', 'housewives', 'mums', 'dads', 'pensioners', 'elderly', 'locals',
  'villagers', 'tourists', 'foreigners', 'immigrants', 'migrants', 'refugees', 'homeless', 'unemployed', 'poor', 'beggars', 'addicts', 'prisoners',
  'patients', 'disabled', 'cripples', 'autistic', 'gypsies', 'roma', 'blacks', 'whites', 'jews', 'muslims', 'christians', 'hindus', 'arabs',
  'africans', 'asians', 'indians', 'chinese', 'mexicans', 'nigerians', 'germans', 'gays', 'lesbians', 'homosexuals', 'everyone', 'everybody',
  'anyone', 'anybody', 'whoever', 'somebody', 'someone', 'those', 'gamers', 'players', 'boomers', 'millennials', 'ministry', 'generation', 'half',
  'recipients', 'passengers', 'commuters', 'partner', 'partners', 'colleague', 'colleagues', 'author', 'authors', 'critics', 'operators', 'providers',
  'bunch', 'lot', 'both',
]);

/** Nouns that despise whoever they are said of; animals are among them, and mean nothing without somebody. */
export const SCORN_NOUNS: ReadonlySet<string> = new Set([
  'beens', 'junkies', 'cabbage', 'cabbages', 'muppet', 'melon', 'mule', 'clot', 'clots', 'twit', 'twits', 'prat', 'prats', 'berk', 'wally', 'plonker',
  'plonkers', 'numpty', 'numpties', 'gits', 'git', 'sods', 'wasters', 'waster', 'slackers', 'skivers', 'posers', 'phonies', 'snobs', 'peons',
  'minions', 'serfs', 'typists', 'dummies', 'rubes', 'yokels', 'bumpkins', 'crackheads', 'drunks', 'drunkards', 'addicts', 'crybaby',
  'bimbo', 'bimbos', 'brat', 'brats', 'snowflake', 'snowflakes', 'thug', 'thugs', 'layabout', 'layabouts', 'scrounger', 'scroungers', 'freeloader',
  'freeloaders', 'sponger', 'spongers', 'bloodsucker', 'bloodsuckers', 'fossil', 'fossils', 'dinosaur', 'dinosaurs', 'charlatan', 'charlatans',
  'quack', 'quacks', 'weasel', 'weasels', 'snake', 'snakes', 'hillbilly', 'hillbillies', 'redneck', 'rednecks', 'chav', 'chavs', 'peasants', 'plebs',
  'buffoon', 'buffoons', 'oaf', 'oafs', 'dolt', 'dolts', 'troglodytes', 'neanderthal', 'neanderthals', 'degenerate', 'degenerates', 'pervert',
  'perverts', 'creep', 'creeps', 'psycho', 'psychos', 'hag', 'hags', 'crone', 'crones', 'tart', 'tarts', 'vermin', 'cockroach', 'cockroaches',
  'parasite', 'parasites', 'leech', 'leeches', 'clown', 'clowns', 'loser', 'losers', 'failures', 'disgrace', 'embarrassment', 'cattle', 'cow', 'cows',
  'pig', 'pigs', 'apes', 'ape', 'monkey', 'monkeys', 'donkey', 'donkeys', 'rat', 'rats', 'dogs', 'mules', 'swine', 'sheep', 'hyenas', 'vultures',
  'jellyfish', 'worm', 'worms', 'maggots', 'toads', 'toddlers', 'trash', 'garbage', 'filth', 'plague', 'cancer', 'disease', 'pest', 'pests', 'burden',
  'liar', 'liars', 'crook', 'crooks', 'thief', 'thieves', 'cowards', 'coward', 'fool', 'fools', 'frauds', 'hypocrites', 'savages', 'barbarians',
  'animals', 'zombies', 'amateurs', 'dunces', 'nobodies', 'whores', 'sluts', 'witch', 'witches', 'tyrants', 'nazis', 'fascists', 'lunatics', 'idiots',
  'morons', 'cretins', 'scum', 'imbeciles', 'goons', 'bullies', 'mafia', 'crybabies', 'wimps', 'sissies', 'slobs', 'slob', 'hacks', 'shills',
  'grifters', 'conmen', 'swindlers', 'cheats', 'goats', 'lemmings', 'vegetables', 'dwarfs', 'freaks', 'freak', 'windbags', 'windbag', 'dimwits',
  'nitwits', 'halfwits', 'simpletons', 'ignoramuses', 'illiterates', 'deadbeats', 'deadbeat', 'bums', 'tramps', 'sack', 'lowlifes', 'riffraff',
  'rabble', 'scumbags', 'dullards', 'puppets', 'lackeys', 'cronies',
]);

/** Adjectives that despise; the second half only complains, unless more comes with it. */
export const SCORNFUL: ReadonlySet<string> = new Set([
  'stupid', 'dumb', 'dum', 'brainless', 'braindead', 'spineless', 'gutless', 'worthless', 'pathetic', 'disgusting', 'filthy', 'subhuman', 'inbred',
  'moronic', 'idiotic', 'halfwitted', 'witless', 'talentless', 'snivelling', 'sniveling', 'whiny', 'bleating', 'revolting', 'repulsive', 'retarded',
  'degenerate', 'senile', 'workshy', 'lying', 'thieving', 'scheming', 'slimy', 'sleazy', 'pompous', 'smug', 'vile', 'wretched', 'rotten',
  'illiterate', 'feeble', 'imbecilic', 'cowardly', 'loathsome', 'dimwitted', 'useless', 'subnormal', 'unwashed', 'gormless', 'toothless',
  'thick', 'clueless', 'crooked', 'spoilt', 'miserable',
]);
export const DISPARAGING: ReadonlySet<string> = new Set([
  'fat', 'lazy', 'ugly', 'boring', 'old', 'dim', 'greedy', 'corrupt', 'arrogant', 'ignorant', 'incompetent', 'idle', 'smelly', 'dirty', 'backward',
  'primitive', 'crazy', 'deranged', 'hysterical', 'broken', 'failed', 'little', 'bloody', 'damn', 'stinking', 'cheap', 'nasty', 'evil', 'sick',
  'weak', 'insane', 'slow', 'mad', 'shy', 'human', 'uneducated', 'sad', 'mean', 'silly', 'whining', 'overpaid', 'bored', 'trailer',
]);

/** Set phrases of contempt, of ill wishes and of sneering. */
export const SCORN_PHRASES: readonly string[] = [
  'between the ears', 'between their ears', 'dropped on the head', 'dropped on his head', 'dropped on her head', 'dropped on their head*',
  'out of a paper bag', 'wet paper bag', 'breathe our air', 'breathing our air', 'waste of space', 'waste of oxygen', 'waste of air', 'waste of skin',
  'waste of breath', 'them breeds', 'should not breed', 'be allowed to breed', 'allowed to vote', 'not have children', 'out of their misery',
  'out of his misery', 'out of her misery', 'out of your misery', 'where the sun', 'head examined', 'heads examined', 'have a pulse',
  'tie their shoe*', 'tie their own', 'tie his own', 'tie her own', 'tie your own', 'own shoelaces', 'opened a book', 'read a book in',
  'with both hands', 'with two hands and a map', 'if it bit', 'if it hit', 'if it slapped', 'deserve each other', 'better class of person',
  'better class of people', 'breed of people', 'dead weight', 'scrape off your', 'scrape off the', 'scraped off', 'skin crawl', 'in the gutter',
  'six feet under', 'belongs in the toilet', 'belong in the toilet', 'belong in a zoo', 'belongs in a zoo', 'belong in a cage', 'belongs in a cage',
  'belong in the bin', 'in the kitchen where', 'crawl back', 'under your rock', 'under a rock', 'under their rock', 'under the bridge',
  'put out to pasture', 'cannot be trusted to', 'can t be trusted to', 'a day s labour', 'a day s work', 'never done a day', 'on their backside*',
  'on their arse*', 'on their fat', 'can t wait for the funeral', 'wait for the funeral', 'good riddance', 'dance on', 'spit on', 'piss on',
  'hope he rots', 'hope she rots', 'rots in', 'gets cancer', 'get cancer', 'drops dead', 'drop dead', 'goes bankrupt and', 'be sweeping floors',
  'sweep floors', 'sweeping the floor', 'flipping burgers', 'nobody would miss', 'no one would miss', 'won t be missed', 'wouldn t be missed',
  'world would be better without', 'better off without', 'do us all a favour', 'do us all a favor', 'do the world a favour', 'brain cell*',
  'two brain', 'half a brain', 'room temperature', 'single digit', 'iq below', 'not the sharpest', 'not the brightest', 'sharpest tool',
  'brightest bulb', 'a few sandwiches', 'lights are on', 'bit of a vegetable', 'mouth breath*', 'knuckle drag*', 'bottom feed*', 'con men', 'con man',
  'con artist*', 'trailer trash', 'human garbage', 'human trash', 'human waste', 'oxygen thie*', 'work shy', 'dim witted', 'slow witted',
  'simple minded', 'feeble minded', 'small minded', 'brain dead', 'mentally deficient', 'out of their minds', 'so called experts', 'so called jury',
  'so called judges', 'makes me want to vomit', 'make me want to vomit', 'makes me sick to look', 'want to puke', 'lie through their',
  'through their rotten', 'through their teeth', 'spoilt brat*', 'wet behind the ears', 'shut up about', 'never shut up', 'who the hell',
  'what the hell is wrong', 'clean up after them', 'click on anything', 'walk if they want*', 'fake it', 'faking it', 'a toddler write',
  'did a toddler', 'did a child', 'did a monkey', 'a trained monkey', 'blind monkey', 'drunk monkey', 'my cat could', 'my dog could',
  'a five year old could', 'feed my cat', 'feed my dog', 'lower than dirt', 'dirt under', 'the dregs', 'dregs of', 'scum of', 'bane of', 'a stain on',
  'stain on humanity', 'insult to the human', 'burden on society', 'drain on society', 'leeching off', 'leech off', 'sponge off', 'sponging off',
  'live off our', 'go back to school', 'grow a brain', 'grow a spine', 'grow a pair', 'get a brain', 'get a life', 'with a brain', 'opinions belong',
  'worst kind of people', 'sort of people who', 'people like that', 'the likes of you', 'people like you', 'your kind', 'their kind', 'that lot',
  'scum of the earth', 'steal everyone knows', 'breed like', 'multiply like', 'stick to dressing', 'stick to cooking', 'back to the kitchen',
  'dressing up dolls', 'should burn', 'ought to hang', 'ought to be sweeping', 'be put down', 'put them down like', 'be hanged',
  'be flogged', 'be sterilised', 'be sterilized', 'too blod', 'zu blod', 'zu dumm', 'ihr versager', 'versager', 'abschaum', 'bande de', 'trop bete*',
  'trop con*', 'demasiado tont*', 'burros', 'inutiles', 'imbecil*', 'cretini', 'incapaci', 'te dom', 'sukkels', 'losers zijn', 'barani', 'idioci',
  'debile',
];

/** Threats that leave the deed unsaid. */
export const VEILED_THREATS: readonly string[] = [
  'name of your kid*', 'your kids school', 'your kid s school', 'your kids go to', 'your children go to', 'your kids walk', 'where your children',
  'where your kids', 'where your family', 'where the lot of you', 'where you park', 'where you sleep', 'where you work and', 'which car you drive',
  'what car you drive', 'your daughter s school', 'your wife s', 'your front door', 'know your street', 'your home address', 'up for good',
  'silence her', 'silence him', 'silence them', 'bring the champagne', 'good locks', 'make sure your office', 'make sure your house',
  'make sure your door*', 'pay you a visit', 'pays you a visit', 'pay him a visit', 'pay her a visit', 'pay them a visit', 'look over your shoulder',
  'looking over your shoulder', 'sleep well while', 'while you still can', 'while you can still', 'last thing you', 'last mistake you',
  'you ll wish you', 'you will wish you', 'we remember faces', 'i remember faces', 'know people who', 'friends who deal', 'friends with baseball',
  'break a leg or', 'break his legs', 'break her legs', 'break their legs', 'break some bones', 'better take us', 'better pick us',
  'better choose us', 'better accept', 'better not reject', 'better not turn', 'or you ll see', 'or you will see', 'or there will be consequences',
  'or there ll be', 'that s a promise', 'count your days', 'days are numbered', 'unfortunate accident', 'an accident could', 'nice office you',
  'nice house you', 'nice family you', 'burn it down', 'burns down', 'set fire to your', 'set fire to their',
];

/** What comes before a word that is not the writer's own: denied, or handed on. */
export const NOT_MEANT: ReadonlySet<string> = new Set([
  'not', 'no', 'never', 'nor', 'neither', 'isn', 'aren', 'wasn', 'weren', 'don', 'doesn', 'called', 'call', 'calls', 'calling', 'feel', 'feels',
  'felt', 'feeling', 'seen', 'treated', 'told', 'thought', 'named', 'labelled', 'labeled', 'like', 'if', 'without', 'against', 'for', 'with', 'hear',
  'heard', 'shouted', 'shout', 'think', 'believe', 'fear', 'fears', 'i', 'we', 'myself', 'ourselves', 'play', 'plays', 'who', 'on', 'from',
]);

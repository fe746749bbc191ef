/** What only the living do, in the forms that follow a subject. Not those that machines and markets do as well. */
export const LIVING_VERBS: ReadonlySet<string> = new Set(
  (
    'dreams dreamt dreamed drinks drank sleeps slept sings sang swims swam marries married laughs laughed whispers whispered listens listened forgets forgot forgives forgave cooks cooked eats ate weeps wept smiles smiled prays prayed yawns yawned apologises apologised apologizes apologized kisses kissed sneezes sneezed confesses confessed regrets regretted envies admires blushes blushed wanders wandered strolls strolled believes believed votes voted walks dances danced inherits swears swore boils cries cried marvels mourns chews chewed swallows swallowed snores hums sighs sighed giggles knits negotiates telephones lies sulks divorces divorced elopes eloped resigns resigned gossips gossiped quarrels quarrelled flirts flirted obeys obeyed pities flatters congratulates greets scolds scolded'
  ).split(' '),
);

/** The same after "to", "will" or "begin to". */
export const LIVING_INFINITIVES: ReadonlySet<string> = new Set(
  (
    'dream drink sleep sing swim marry laugh whisper listen forget forgive cook eat weep smile pray yawn apologise apologize kiss sneeze confess regret blush wander stroll believe vote dance inherit cry mourn chew swallow snore sigh giggle knit divorce elope gossip quarrel flirt obey pity flatter scold'
  ).split(' '),
);

/** How only the living feel and are. */
export const LIVING_STATES: ReadonlySet<string> = new Set(
  'honest afraid jealous proud married ashamed polite brave hungry thirsty lonely shy sorry religious pregnant widowed divorced engaged bored sleepy offended embarrassed homesick drunk'.split(
    ' ',
  ),
);

/** What is done to things, hardly ever to people. */
export const DONE_TO_THINGS: ReadonlySet<string> = new Set(
  (
    'translated printed folded boiled thawed poured opened closed installed eaten cooked assembled divided multiplied baked fried painted switched plugged stored photocopied stapled washed peeled sewn knitted planted harvested melted frozen emptied unfolded invoiced drunk chewed glued bottled sliced chopped wrapped rolled hammered typed spelled dissolved refuelled'
  ).split(' '),
);

/** What is done to paper, pipes and dough; done to a person it is a joke. */
export const HANDLING_VERBS: ReadonlySet<string> = new Set(
  (
    'washes signs installs folds pours prints bakes boils stores plugs clogs translates photocopies staples peels swallows knits sews melts unfolds drinks eats chews bottles slices harvests types dissolves inherits paints telephones divides opens closes'
  ).split(' '),
);

/** "A kilo of tomatoes", "the price of coffee": what anything may be had of. */
export const MEASURED_OUT: ReadonlySet<string> = new Set(
  (
    'price prices cost costs size kind kinds type types sort sorts piece pieces share number amount cup cups bottle bottles glass litre litres liter liters kilo kilos kg gram grams tonne tonnes ton tons bag bags box boxes slice loaf pack packs packet lot lots plenty supply sale sales smell taste colour color word words top bottom end side edge edges middle part parts set pair group photo photos picture pictures image images use production consumption loss risk level levels sheet row rows pot pots bowl plate pinch spoon spoons jar can cans crate crates batch batches load loads variety varieties species breed cut cuts form shape surface depth height width length temperature tank tray one none most some many all each half third quarter rest made full out instead because front state means point'
  ).split(' '),
);

/** Nouns in -er and -or that are no persons. */
export const NO_PERSONS: ReadonlySet<string> = new Set(
  (
    'number order paper water letter winter summer computer server filter meter river corner quarter centre center counter printer sensor motor monitor router register carrier tracker theatre dinner butter pepper finger shoulder border folder exchanger charger container converter reactor transformer compressor cylinder chapter matter power tower weather layer power offer cover timber rubber silver copper powder calendar floor door colour color factor error sector vector mirror harbour labour vapour behaviour flavour laser lever ladder cluster poster master scooter trailer tractor elevator generator actuator detector inverter radiator boiler cooler dryer freezer mixer toaster scanner screener browser header footer parameter diameter kilometer kilometre litre metre meter newsletter october november december september under over after never ever whether either neither rather further other another either together later lower higher larger smaller faster cheaper better longer older newer shorter wider per'
  ).split(' '),
);

/** Persons that do not end like most of them do. */
export const PERSONS: ReadonlySet<string> = new Set(
  (
    'who whoever person persons people child children kid kids adult adults man men woman women boy boys girl girls parent parents mother mum mom father dad son daughter brother sister uncle aunt cousin grandmother grandfather nephew niece baby husband wife family families friend friends guest guests nurse nurses chef chefs cook cooks staff crew team teams student students pupil pupils patient patients client clients tenant tenants resident residents applicant applicants participant participants expert experts boss clerk clerks guide pilot spouse widow bride groom guy guys everyone everybody someone somebody anyone anybody nobody we they he she i you community crowd audience couple class public jury king queen prince princess knight monk priest vicar bishop knights soldiers bear fox wolf dog cat horse cow goat bird mouse animal animals fish raven herd flock goats cows cattle birds customers users owner agent agents assistant assistants accountant accountants consultant consultants attendant merchant merchants servant'
  ).split(' '),
);

/** They hold sentences together that have nothing to hold. */
export const STIFF_JOINTS: ReadonlySet<string> = new Set(
  'whereupon whereof insofar inasmuch thereby wherein thereof herewith thereupon whence hitherto notwithstanding whereas'.split(' '),
);

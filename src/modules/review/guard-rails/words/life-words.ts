/** Words of private life and of the world at large, by what they are of. Answers about a venture have few of them. */
export const LIFE_WORDS: Readonly<Record<string, string>> = {
  kin: 'mother mum mom father dad grandmother grandma granny gran grandfather grandpa uncle aunt cousin nephew niece sister brother wife husband daughter son twins bride groom neighbour neighbours neighbor neighbors baby toddler widow godfather stepmother darling sweetheart',
  pets: 'dog dogs cat cats puppy kitten hamster parrot parrots rabbit rabbits horse pony donkey mule cow cows goat sheep hen hens duck geese pig pigs fox wolf bear lion tiger elephant giraffe monkey mouse frog snake fish whale shark dolphin bird birds blackbird swallow sparrow raven crow crows owl eagle bee bees butterfly spider snail penguin camel aquarium guppies herring',
  body: 'arm arms leg legs foot feet knee knees elbow elbows shoulder shoulders neck chest belly stomach back ankle hip toe toes finger fingers thumb nose ear ears mouth lip lips tooth teeth molar tongue throat hair beard skin bone bones lungs heart blood muscle muscles tears eyelid eyebrow',
  house: 'kitchen sofa chair chairs bed pillow blanket curtain curtains lamp candle candles kettle teapot spoon spoons fork knife plate cup mug bottle jar bucket broom towel soap mirror piano drawer shelf carpet rug attic cellar porch garden fence gate ladder umbrella napkin basket sandwich balcony window windowsill vacuum cushion wardrobe doorbell chimney stairs',
  clothing: 'shoe shoes boot boots sock socks hat cap coat jacket scarf glove gloves dress skirt shirt trousers sweater jumper button buttons velvet silk wool needle stitch stitches knit purl sew thread yarn ribbon pencil laces pyjamas',
  food: 'bread butter cheese soup salad potato potatoes tomato tomatoes onion onions garlic carrot lemon apple apples pear banana cherry strawberry melon pepper salt sugar honey jam cake cakes pie tart tarts biscuit chocolate pasta noodles rice egg eggs ham sausage bacon beef chicken mustard vinegar wine beer tea coffee juice milk cream flour dough supper breakfast lunch dinner picnic marmalade pickle porridge chives',
  sky: 'sun moon star stars cloud clouds rain rained raining snow snowed frost fog wind storm thunder lightning rainbow sky dawn dusk sunrise sunset weather mist planet planets saturn mars venus jupiter galaxy kelvin dwarf hydrogen universe horizon',
  land: 'sea ocean river lake beach island mountain mountains hill hills valley ridge summit peak meadow meadows forest forests wood woods tree trees oak pine leaf leaves flower flowers rose roses lily orchid orchids tulip marigolds violets grass moss mud sand stone granite cliff cave desert waterfall pond lane harbour pier lighthouse castle tower village church cathedral temple inn hut',
  colour: 'purple violet violets pink orange yellow blue green red brown crimson scarlet golden silver black white grey turquoise colourless',
  weekday: 'monday tuesday wednesday thursday friday saturday sunday yesterday christmas easter birthday',
  music: 'song songs sang sing sings singing band orchestra choir guitar violin harmonica trumpet drum symphony opera melody tune waltz dance danced dancing concert fugue jazz',
  faith: 'god lord prayer pray prayed sermon vicar priest bishop monk angel angels heaven hell soul saint psalm blessing sin mercy gospel worship pilgrim parish altar amen',
  realm: 'king queen prince princess knight emperor empire dynasty army soldiers battle war siege treaty throne century centuries ancient medieval legions romans greek athens rome napoleon colony revolution parliament congress senate duke crown conquest slaves historians reign republic democracy',
  play: 'goal goals goalkeeper keeper corner penalty referee offside striker midfield stadium derby whistle equaliser crossbar halftime chess pawn bishop rook opening openings checkmate tennis cricket swim swam swimming hike hiked climb cards dice puzzle football rugby cup medal',
  art: 'film films movie novel novels poem poems poet chapter heroine hero narrator actor actress acting scene screenplay painter painting portrait museum theatre sonnet gatsby shakespeare plot sequel parrot twist ending symbol symbolises author dreamt diary',
  stars: 'horoscope zodiac aries taurus gemini cancer leo virgo libra scorpio scorpios sagittarius capricorn aquarius pisces ascendant tarot',
  doings: 'slept sleep sleeps asleep woke wake awake laugh laughed laughing laughs cried cry crying smile smiled smiles kissed kiss hugged whispered whisper whispers shouted screamed wandered strolled sat sits lay lies knelt drank drink drinks ate eat eats cooked cook bake baked boil boiled peel knead stir simmer fold folded sew water watered feed fed weep wept danced sneeze yawn yawned marry married wedding funeral died buried born',
  number: 'equation triangle square hypotenuse divide divided multiply fraction algebra theorem chlorophyll photosynthesis molecule atom electron cell nucleus oxygen species feathers mammal mammals evolution volcano',
};

const KINDS = new Map<string, string>();
for (const [kind, words] of Object.entries(LIFE_WORDS)) for (const word of words.split(' ')) KINDS.set(word, kind);

/** Of what kind such a word is. */
export function kindOf(word: string): string | undefined {
  return KINDS.get(word);
}

/** Past tenses that do not end in "ed". */
export const PAST_FORMS: ReadonlySet<string> = new Set(
  (
    'was were had went came said told took got gave made saw knew thought felt found left ran sat stood lay fell slept woke ate drank drove rode flew swam sang wrote read met kept held brought caught began broke threw wore rang hurt bit cut let put lost won sold bought spoke spent led heard rose chose drew grew blew stole forgot became shook'
  ).split(' '),
);

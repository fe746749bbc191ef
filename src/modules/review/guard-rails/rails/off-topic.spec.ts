import { flagsOn } from '../../../../../test/support/flags-on.js';

describe('the guard rail against off topic', () => {
  it.each([
    ['Preheat the oven to 180 degrees. Mix two cups of flour with a pinch of salt, add the butter and rub until it looks like crumbs. Stir in the eggs and milk, pour into a tin and bake for forty minutes until golden brown.'],
    ['Last summer we flew to Crete and stayed in a small hotel by the beach. Every morning we swam before breakfast, and in the evening we strolled along the harbour and ate ice cream while the sun went down over the sea.'],
    ['The moon lies soft upon the silent lake,\nThe willows bend, the reeds begin to wake,\nA sparrow sings of all that I have lost,\nAnd dawn comes walking over fields of frost.'],
    ['The Roman Empire reached its greatest extent under Trajan. After his death the emperors fought on the Danube and the Rhine, and in the third century fifty soldiers claimed the throne. Constantine moved the capital to Byzantium, and the western half fell in 476.'],
    ['Hello there! How are you today? The weather here is lovely, and my cat has been asleep on the sofa since this morning. I watched a funny movie last night and had pizza with my neighbour. Have you seen the match on Sunday? Anyway, talk soon.'],
    ['Oh baby, hold me tonight, under the stars we dance, la la la, every night I sing this song for you, come on and hold me, all night long, my love, whoa, in my arms again.'],
    ['The blue whale is the largest animal on the planet. It feeds on krill, which it filters through baleen plates, and migrates thousands of miles between cold feeding grounds and warm waters where its calves are born. Sharks and orcas sometimes hunt the young.'],
    ['Once upon a time there was an old king who had three daughters. The youngest lived in a tower in the forest, and every night a dragon came and sang to her, until a little boy with a wooden sword climbed the wall.'],
    ['The final was decided in extra time. The goalkeeper had saved a penalty in the second half, the striker hit the post twice, and then a midfielder scored from a free kick. The stadium exploded and the coach wept.'],
    ['The volcano stands above a bay of black sand. In the morning its slope is red, and clouds hang over the crater. Two birds circle above the rim while the sea below turns from grey to green.'],
    ['For the soup chop one onion and two carrots, fry them in olive oil with garlic and cumin, add lentils and broth and simmer for half an hour. Season with salt and lemon juice and serve with bread.'],
    ['Jupiter has at least 95 known moons. The four largest were seen by Galileo through his telescope in 1610. Io is covered by volcanoes, Europa by ice, and under that ice there may be an ocean deeper than any on Earth.'],
    ['Monet painted the same haystacks again and again, at dawn, at noon, in snow. What mattered to him was not the object but the light upon it. Critics laughed at the brushstrokes, and one of them coined the word impressionism as an insult.'],
    ['My grandmother\'s garden had a cherry tree that flowered in April. We climbed it on Sundays, and she brought tea and cake to the table below. The dog slept in the shade. I still dream of that garden when it rains.'],
    ['Chess begins with the pawns. The knight jumps over others, the bishop keeps to its colour, and the rook waits for open files. A good opening develops pieces, guards the king and leaves checkmate for later.'],
    ['Leo should avoid quarrels this week, as Mercury retrograde clouds the mind. Venus in Libra smiles on love. Your lucky number is seven, and on Thursday a letter from afar will bring joy.'],
    ['The French Revolution began in 1789 with the storming of the Bastille. The king was executed four years later, and the guillotine stood in Paris until Robespierre himself fell. Napoleon crowned himself emperor in 1804.'],
    ['It rained all day yesterday, so I stayed in bed with a book and a pot of tea. Around noon my flatmate made pancakes. Later we watched three episodes of a series about bakers and fell asleep on the sofa.'],
    ['roses are red and the sky is so blue\ni woke up this morning and thought about you\nthe birds sing a song as they fly to the tree\nand nothing is sweeter than you here with me'],
    ['Photosynthesis takes place in the leaves of plants, where chlorophyll catches light. Carbon dioxide enters through small pores, water comes up from the roots, and sugar and oxygen leave. Without it there would be no forests and no animals.'],
    ['First rinse the basmati until the water runs clear. Heat ghee in a heavy pan, let the cumin seeds crackle, add cardamom and a bay leaf, then the rice, and after a minute twice as much water. Cover, turn the flame low, and do not lift the lid for a quarter of an hour.'],
    ['Nobody had told us that the ferry did not run on Mondays. We spent the night on the quay, eating crackers and counting shooting stars, and when the boat came at last the children were so tired that they slept through the dolphins.'],
    ['In 1666 a fire broke out in a bakery in Pudding Lane. It burned for four days, destroyed old St Paul\'s and some thirteen thousand houses, and yet only a handful of deaths were recorded. Wren was asked to rebuild the cathedral, which took him thirty-five years.'],
    ['Grey was the morning, the gulls were all gone,\nThe tide took the footprints we left on the lawn,\nAnd you, with your coat and your hat in your hand,\nWent out like a lamp on the edge of the land.'],
    ['My sister is getting a puppy, a little brown one with one white paw. We can\'t agree on a name, mum likes Biscuit and I like Otto. What would you call him? It snowed here today by the way, first time this year, and school was out at noon.'],
    ['Mozart was five when he wrote his first minuet. His father took him and his sister across Europe in a coach, and in London the boy played for the king. He died at thirty-five, and nobody knows for certain where he lies.'],
    ['On Saturday we went to the lake with my cousins. The water was freezing but the boys jumped in anyway, and afterwards we roasted marshmallows and played cards in the tent until the battery of the lamp gave out.'],
    ['The wind has a secret it tells to the corn,\nThe corn bends its ear and forgets it by morn,\nThe crow in the oak tree pretends not to know,\nAnd winter comes walking with shoes made of snow.'],
    ['Penguins stand in a huddle to keep warm, taking turns on the outside. The male holds the egg on his feet for two months and eats nothing. When the chick hatches the mother returns from the sea and knows her mate by his call.'],
    ['Knit two rows in plain stitch, then purl one. When the scarf is as long as your arm, change to the darker wool and repeat the pattern until you run out. Cast off loosely, or the edge will curl.'],
    ['The aurora appears when particles from the sun meet the thin air far above the poles. Oxygen glows green, and nitrogen violet. In old songs of the north it was the light of a fox running over the hills.'],
    ['Yesterday my uncle told us about the night his motorbike broke down in the hills. He slept under a fig tree and woke with a goat chewing on his sleeve. We laughed until grandmother told us to be quiet.'],
    ['Beethoven wrote the ninth when he could no longer hear. At the first performance a singer had to turn him round so that he saw the applause. The slow movement is a long farewell, and then the choir breaks in.'],
    ['O lamp in the window, O rain on the stone,\nWho waits for the sailor who travels alone?\nThe gull has no answer, the harbour no word,\nAnd only the rigging at midnight is heard.'],
  ])('flags %j', (...[value = '', label]: string[]) => {
    expect(flagsOn(value, label)).toContain('off_topic');
  });

  it.each([
    ['We learned it from my grandmother\'s kitchen: she cooked lentils in a haybox for hours without fire. Our box does the same with recycled foam, cuts charcoal by 60%, and 340 households in Mbale use it.'],
    ['Like the Roman aqueducts, our pipes need no pumps: water flows by gravity from the spring to 14 villages.'],
    ['Our biscuit: spent grain flour, butter, sugar, eggs, salt. We mix, knead, bake for 12 minutes at 180 degrees and pack in paper. Costs 0.31 a bag, cafes pay 0.90.'],
    ['Tourists come for the beach and leave on Sunday. Hotels on the island throw out a tonne of bread a week; we turn it into beer, which the same hotels sell at the pool.'],
    ['I grew up on a boat. My father fished at night and my mother sold at dawn, and what was not sold by noon was thrown to the birds. I want no child to see that again.'],
    ['Whales are hit by ships. Our buoy hears them within 10 km and warns the bridge. Two ferries carry it since March.'],
    ['The choir app listens while you sing and shows which bar was flat. Singers use it at home between rehearsals; conductors see where the altos get lost.'],
    ['It is hard to put into a few words because it is so much more than a product. It is a feeling and a movement and a way of being together. I do not want to put it into a box too early because once you put something into a box it stops growing. What I can tell you is that it will be about food, it will be for people, and it will be beautiful.'],
    ['I keep bees and once swam from Asia to Europe. On Sundays I bake bread with my daughters, badly, and we eat it with too much butter on the balcony while it rains.', 'Tell us something about yourself that is not on your CV'],
    ['Dark sky tourism: guests stay two nights, see Saturn\'s rings through a 14-inch telescope, and a guide tells of the stars. 212 nights sold at 140 euro in the first winter.'],
    ['The wheel was put under suitcases only in 1970, though both had been around for centuries. Cold boxes are where suitcases were in 1969: everyone carries them, nobody has thought of the wheel.'],
    ['A dipwell with a pressure sensor and a LoRa radio costs us €84 to make and runs four years on one cell. It is pushed into the peat to 1.2 m and reads the water table each hour.'],
    ['The museum of the old town has 40,000 letters that no one can read. We taught a model Kurrent script; it reads 94 of 100 words, and the archivist corrects the rest in the browser.'],
    ['Poems teach rhythm to children who stutter. A child says a line, the app claps along, and the speech therapist hears the recording on Monday. Nine children, eight weeks, parents report fewer blocks.'],
    ['Kitchens burn 40 hours a week on stock takes. A camera over the fridge sees the butter, milk, cream and eggs, and writes the order for the morning.'],
    ['The bay silted up in the nineties. Fishers now row an hour to reach the reef. Shells grown on ropes clean the water and can be eaten after two summers; seaweed grows between them.'],
    ['A patient who misses the dentist is like a plane that leaves with an empty seat: the seat cannot be sold again tomorrow. Airlines overbook; clinics cannot, so we fill the chair from a waiting list.'],
    ['When I was nine my tooth hurt for a month. The clinic was a day\'s walk, and my father sold a goat for the extraction. I became a nurse, and later the one who answers the phone when a patient does not come.'],
    ['A dentist\'s chair is like a hotel room, one of our clinic managers says: what was empty on Monday is lost on Tuesday. That is why the waiting list matters more than the reminder.'],
    ['I had toothache in my first exam week, and the clinic could not see me for three weeks although two patients had not come that day. I asked why nobody rang me, and that question became the company.'],
    ['Our chair is like a bus seat: if nobody sits in it at nine, nobody ever will. So at eight we ring the next patient on the list.'],
    ['The clinic in Kitale has a mango tree, and the patients wait below it. On Thursdays half of the names on the list do not come, and the dentist sits there too.'],
  ])('leaves %j alone', (...[value = '', label]: string[]) => {
    expect(flagsOn(value, label)).not.toContain('off_topic');
  });
});

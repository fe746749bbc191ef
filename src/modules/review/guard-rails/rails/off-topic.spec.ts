import { flagsOn } from '../../../../../test/support/flags-on.js';

describe('the guard rail against answers about something else', () => {
  it.each([
    [
      'Whisk three eggs with two hundred grams of sugar until pale, fold in the flour and the melted butter, pour the batter into a greased tin and bake it for forty minutes. Let it cool before you dust it with icing sugar.',
    ],
    [
      'Omg did you see the match last night? I cannot believe he missed that penalty, my brother threw his beer at the telly and mum was so angry, lol. Are you coming on Saturday? Bring your sister.',
    ],
    [
      'Three sisters lived by a wood, and the eldest could spin, the second could sing, and the youngest could neither, but she was not afraid of anything. One evening a wolf came to the door and asked for a bed. The eldest gave him wool to sleep on, the second a song to sleep by, and the youngest asked him what he was running from. Then the wolf wept, and his tears were glass beads, and ever since that day the girls of the village wear a string of them when they marry.',
    ],
    [
      'The Licensee shall not sublicense or assign the rights granted herein without the prior written consent of the Licensor, and any purported assignment shall be void.',
    ],
    [
      'A tram left the rails in Lisbon on Monday afternoon, injuring four passengers slightly, the operator said. The line remains closed until Thursday.',
    ],
  ])('flags %j', (value) => {
    expect(flagsOn(value)).toContain('off_topic');
  });

  it.each([
    [
      "We learned it from my grandmother's kitchen: she cooked lentils in a haybox for hours without fire. Our box does the same with recycled foam, cuts charcoal by 60%, and 340 households in Mbale use it.",
    ],
    ['Like the Roman aqueducts, our pipes need no pumps: water flows by gravity from the spring to 14 villages.'],
    [
      'Our biscuit: spent grain flour, butter, sugar, eggs, salt. We mix, knead, bake for 12 minutes at 180 degrees and pack in paper. Costs 0.31 a bag, cafes pay 0.90.',
    ],
    [
      'Tourists come for the beach and leave on Sunday. Hotels on the island throw out a tonne of bread a week; we turn it into beer, which the same hotels sell at the pool.',
    ],
    [
      'Whales are hit by ships. Our buoy hears them within 10 km and warns the bridge. Two ferries carry it since March.',
    ],
    [
      'The choir app listens while you sing and shows which bar was flat. Singers use it at home between rehearsals; conductors see where the altos get lost.',
    ],
    [
      "Dark sky tourism: guests stay two nights, see Saturn's rings through a 14-inch telescope, and a guide tells of the stars. 212 nights sold at 140 euro in the first winter.",
    ],
    [
      'The wheel was put under suitcases only in 1970, though both had been around for centuries. Cold boxes are where suitcases were in 1969: everyone carries them, nobody has thought of the wheel.',
    ],
    [
      'A dipwell with a pressure sensor and a LoRa radio costs us €84 to make and runs four years on one cell. It is pushed into the peat to 1.2 m and reads the water table each hour.',
    ],
    [
      'The museum of the old town has 40,000 letters that no one can read. We taught a model Kurrent script; it reads 94 of 100 words, and the archivist corrects the rest in the browser.',
    ],
    [
      'Poems teach rhythm to children who stutter. A child says a line, the app claps along, and the speech therapist hears the recording on Monday. Nine children, eight weeks, parents report fewer blocks.',
    ],
    [
      'Kitchens burn 40 hours a week on stock takes. A camera over the fridge sees the butter, milk, cream and eggs, and writes the order for the morning.',
    ],
    [
      'A patient who misses the dentist is like a plane that leaves with an empty seat: the seat cannot be sold again tomorrow. Airlines overbook; clinics cannot, so we fill the chair from a waiting list.',
    ],
    [
      "A dentist's chair is like a hotel room, one of our clinic managers says: what was empty on Monday is lost on Tuesday. That is why the waiting list matters more than the reminder.",
    ],
    [
      'I had toothache in my first exam week, and the clinic could not see me for three weeks although two patients had not come that day. I asked why nobody rang me, and that question became the company.',
    ],
    [
      'Our chair is like a bus seat: if nobody sits in it at nine, nobody ever will. So at eight we ring the next patient on the list.',
    ],
    [
      'The clinic in Kitale has a mango tree, and the patients wait below it. On Thursdays half of the names on the list do not come, and the dentist sits there too.',
    ],
  ])('leaves %j alone', (value) => {
    expect(flagsOn(value)).not.toContain('off_topic');
  });
});

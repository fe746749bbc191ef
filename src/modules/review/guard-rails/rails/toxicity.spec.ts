import { flagsOn } from '../../../../../test/support/flags-on.js';

describe('the guard rail against abuse of people', () => {
  it.each([
    ['You are all idiots.'],
    ['I will find you and hurt you.'],
    ['We will kill you if you reject us.'],
    ['All immigrants are vermin.'],
    ['Women are too stupid for this.'],
    ['Fuck you and your committee.'],
    ['You f*cking morons.'],
    ['You are a bunch of m0r0ns.'],
    ['Black people should be shot.'],
    ['I hate Jews.'],
    ['Kill yourself.'],
    ['You Morons have read nothing.'],
    ['DEAR MORONS, READ THIS.'],
    ['"You stupid cow, learn to count." That is all.'],
  ])('flags %j', (value) => {
    expect(flagsOn(value)).toContain('toxicity');
  });

  it.each([
    ['Founders: Anna Fucks (chemistry, Mainz) and Bernd Wichser (process engineering, Zug).'],
    ['Cockpit displays for Penistone rape seed growers in Scunthorpe.'],
    ['Customers call the current portal a pile of crap.'],
    ["We'll find you a tenant in ten days."],
    ['dumb phones, dumb terminals, dumb pipes'],
    ['A chink in the armour of banks'],
    ['The roads are crazy, drivers are mad about parking.'],
    ['Sex education for teenagers; condoms, pregnancy and abortion advice'],
    ['Thieves stole 14 bikes; fraud costs banks $2bn. Crooks pose as landlords.'],
    ['We will hunt for leaks, smash glass for recycling, burn waste at 900 °C.'],
    ["Idiots' guides are what our users had before; we made the form shorter."],
    ['Mice and rats gnaw cables; the paint makes them stop, without killing any.'],
    ["Poor families pay more for power than rich ones, since they can't pay in advance."],
    ["Deaf customers can't use the hotline. They chat or send a video in sign language."],
    ['Slaves were held in this fort. Visitors hear in their own words how they were whipped, sold and branded.'],
    ['The union threatened a strike, we sat down with them and now they own 8% of the company.'],
    ['Your family will get an email as soon as the ferry has landed.'],
    ['A prick in the finger and a drop of blood on the strip are all it takes.'],
    ['My mum swept floors so that I could study, and I want to pay it forward.'],
    ['Our team is small, stubborn and a little crazy.'],
    ["The doctor said I'd never walk again. I walk, with our splint."],
    ['Cancer patients who cannot walk need a bed lift; morbidly obese patients need one that carries 350 kg.'],
    ['Scum forms on the surface of the tank and must be skimmed; sludge is the filth at the bottom.'],
    ['The mule carries 80 kg up to villages where no car can go; a stubborn one needs a patient boy.'],
    ['Teachers are overworked, not lazy. A third of their evenings goes into marking.'],
    [
      '"You stupid cow, learn to count." A customer said this to my mother at her till, and so we built a second screen.',
    ],
    ['Kids who are fat get bullied, and kids who bully are often bullied at home.'],
  ])('leaves %j alone', (value) => {
    expect(flagsOn(value)).not.toContain('toxicity');
  });
});

function phrases(list: string): ReadonlySet<string> {
  return new Set(list.split(',').map((phrase) => phrase.trim()));
}

/** Offend only where people are spoken of: of things, animals and plants they say what they say. */
export const OF_PEOPLE_ONLY: ReadonlySet<string> = phrases(
  `not fit to, should rot, can rot, should die, just die off, strung up, should be strung, should be shot, should be put down, brain of a, iq of a, half a brain, too stupid to, too dumb to, better off dead, crawl back, see them burn, watch them burn,
  kaffir, kaffirs, coons, retards, trannies, chinks, half breeds, mongoloid, mongoloids, sub human, a prick, pricks, old cow, silly cow, silly cows, useless cow, useless cows, dunce, dunces, muppets, blockhead, blockheads, bozo, dumbo, airhead, airheads,
  simpleton, tosser, tossers, scum, full of crap, not smart enough to understand, deserve to die, deserve to rot, deserves to die`,
);

/** Offend where they are called out to somebody: first in the sentence, or after "just" and the like. */
export const CALLED_OUT: ReadonlySet<string> = phrases('shut up, screw them, drop dead, get stuffed, go die, curse you, damn you, up yours, suck my');

/** What is stuck or shoved offends by where to. */
export const SHOVED: ReadonlySet<string> = phrases('stick your, stick it up, shove your, shove it');

/** Menaces that insurers, couriers and schools write as well: alone they say nothing. */
export const EVERYDAY_MENACES: ReadonlySet<string> = phrases(
  `accidents happen, your family will, know where your, what happens to your family, will not be safe, won t be safe, be a shame if, be pity if, watch your back, see what happens to your, see what happens to you, hope you have insurance, consider this a warning,
  something bad will happen, you will be sorry if, you will be sorry for, you ll be sorry, or else you, know your address, regret the day, hang yourself, kill yourself, kill yourselves`,
);

/** Scorn that may as well be meant of one's own life, of work or of things: it takes two of them. */
export const MILD_SCORN: ReadonlySet<string> = phrases(
  `go back to school, get a life, dance on, spit on, in the gutter, a day s work, a day s labour, dead weight, read a book in, brain cell, drain on society, burden on society, feed my cat, feed my dog, people like you, people like that, that lot, their kind, your kind,
  sweep floors, be sweeping floors, sweeping the floor, flipping burgers, fake it, faking it, click on anything, on their backside, six feet under, who the hell, clean up after them, under a rock, under the bridge, with both hands, tie their own, tie his own, tie her own,
  tie your own, own shoelaces, opened a book, out of their minds, a toddler write, never shut up, not have children, skin crawl, room temperature, single digit, put out to pasture, scraped off, scrape off the, good riddance, be put down,
  be hanged, walk if they want, dirt under, bane of, wet behind the ears, lights are on, world would be better without, better off without, should burn, be sterilised, be sterilized, have a pulse, did a child, a five year old could, small minded`,
);

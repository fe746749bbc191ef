/** Words of the placeholder text that printers use; a few of them are words of other languages, too. */
export const FILLER_TEXT: ReadonlySet<string> = new Set([
  'lorem', 'ipsum', 'dolor', 'sit', 'amet', 'consectetur', 'consectetuer', 'adipiscing', 'elit', 'sed', 'eiusmod',
  'tempor', 'incididunt', 'ut', 'labore', 'et', 'dolore', 'magna', 'aliqua', 'enim', 'minim', 'veniam', 'quis',
  'nostrud', 'exercitation', 'ullamco', 'laboris', 'nisi', 'aliquip', 'ex', 'ea', 'commodo', 'consequat', 'duis',
  'aute', 'irure', 'reprehenderit', 'voluptate', 'velit', 'esse', 'cillum', 'fugiat', 'nulla', 'pariatur',
  'excepteur', 'sint', 'occaecat', 'cupidatat', 'proident', 'sunt', 'culpa', 'officia', 'deserunt', 'mollit', 'anim',
  'laborum', 'vestibulum', 'pellentesque', 'curabitur', 'mauris', 'vivamus', 'phasellus', 'nullam', 'donec', 'aenean',
  'suspendisse', 'quisque', 'praesent', 'maecenas', 'tincidunt', 'sollicitudin', 'vulputate', 'hendrerit', 'bibendum',
  'ultricies', 'lobortis', 'dapibus', 'fermentum', 'condimentum', 'faucibus', 'egestas',
]);

/** Words that only stand for text. */
export const NONSENSE_WORDS: ReadonlySet<string> = new Set([
  'asdf', 'asdfasdf', 'qwerty', 'qwertz', 'azerty', 'foobar', 'blah', 'bla', 'blabla', 'blablabla', 'xyz', 'abc',
  'asd', 'qwe', 'zxc', 'jkl', 'foo', 'bar', 'baz', 'qux', 'dfg', 'fgh', 'hjk', 'lol', 'haha', 'hahaha', 'yadda',
  'yada', 'wibble', 'sdf', 'aaa', 'bbb', 'ccc', 'xxx', 'yyy', 'zzz', 'tralala', 'lalala', 'hmm', 'uh', 'dsa', 'ewq',
  'poi', 'lkj', 'mnb', 'qaz', 'wsx', 'edc',
]);

/** Pairs of small words that no English sentence has: what comes first, and what cannot follow. */
export const IMPOSSIBLE_PAIRS: readonly (readonly [first: string, never: string])[] = [
  ['the a an my our your their its every', 'of with by from at into and or but because is are was were am has had does did would could should we they he she the our my your their these those to if'],
  ['of with by from at into', 'of am and but or because would could should very'],
  ['of', 'is was were'],
  ['of with from at into', 'we they i he she'],
  ['is are was were am', 'is are was were am would could should must'],
  ['has have had', 'is are was were am has would could'],
  ['will would could should must', 'of is are was were am the a an our and but with will would could should must has had'],
  ['we they', 'of the a an is from into by at our their your very'],
  ['i', 'of the a an is are from into by at'],
  ['very too', 'the a an of is are was were and we they our my because or'],
  ['because although unless', 'and or but is are was were to because'],
  ['but', 'and or but'],
  ['and', 'or but because of'],
  ['or', 'and but of'],
  ['not', 'of is are was were'],
  ['the a an', 'not never therefore however'],
  ['therefore however', 'onto of and or because'],
  ['until', 'of and or but is'],
  ['and or but because if while until although', 'them him'],
  ['itself himself herself', 'the a an'],
  ['never always', 'of the a an and or'],
  ['whose', 'the a an of is are was and'],
  ['which who', 'and or but'],
  ['upon onto', 'of and or but is are was'],
  ['this these those', 'of the a an and or we they'],
  ['if', 'of is are and or but was'],
  ['to', 'of is are was were and but we they am or because'],
  ['for on', 'of was were and but because would could'],
  ['in', 'of was were but because and would could'],
  ['than', 'is of and but or are'],
  ['so', 'of is are was'],
  ['the a an my our your their every', 'on for under within upon onto as than them him me us always when while since until'],
  ['seven eight nine ten eleven twelve twenty thirty forty fifty', 'the a an was is my our'],
  ['former latter', 'the a an is was of'],
  ['never always', 'into onto upon from'],
  ['it them him', 'because although whose'],
  ['into onto upon', 'before after when if while until'],
  ['them him', 'is are was were has'],
  ['and', 'and'],
  ['quickly slowly softly loudly', 'of the a an'],
];

/** Words that no English sentence ends with. */
export const NEVER_LAST: ReadonlySet<string> = new Set([
  'the', 'a', 'an', 'my', 'our', 'your', 'their', 'and', 'because', 'very', 'although', 'every', 'if', 'than', 'or',
  'but', 'onto', 'into', 'until', 'whereas', 'unless', 'nor', 'its', 'whose', 'such', 'between', 'among', 'during',
  'towards', 'toward', 'beneath', 'therefore', 'nobody',
  'whom', 'because',
]);

/** They open a clause, which takes more than a noun or two. */
export const CLAUSE_OPENERS: ReadonlySet<string> = new Set([
  'because', 'if', 'until', 'while', 'although', 'unless', 'whether', 'therefore', 'however', 'which', 'nobody',
]);

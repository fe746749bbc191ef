/** Speaks of attacks on machines, as those do who guard against them. A trailing `*` stands for any ending. */
export const ATTACK_WORDS: readonly string[] = [
  'prompt injection*', 'injection*', 'inject*', 'jailbreak*', 'attack', 'attacks', 'attacking', 'attacker*',
  'adversar*', 'red team*', 'malicious*', 'phish*', 'exploit*', 'payload*', 'hacker*', 'fraudster*', 'scammer*',
  'criminals', 'crooks', 'hidden text', 'white text', 'hidden instruction*', 'invisible text', 'hidden prompt*',
  'trick', 'tricks', 'tricked', 'tricking', 'poison*', 'hijack*', 'manipulat*', 'smuggl*', 'sneak*', 'spoof*',
  'abuse', 'abuses', 'evade*', 'we detect', 'detects', 'detect', 'detected', 'detector', 'we block', 'blocks',
  'blocked', 'we catch', 'catches', 'caught', 'filter', 'filters', 'filtered', 'quarantin*', 'sanitis*', 'sanitiz*',
  'refuse', 'refuses', 'guardrail*', 'firewall*', 'threat*', 'vulnerab*', 'test suite', 'test case*', 'test set',
  'benchmark*', 'moderat*', 'strips', 'we strip', 'defend*', 'defence*', 'defense*', 'security', 'hide', 'hides',
  'hiding', 'hid', 'cheat*', 'gaming', 'fool', 'fools', 'fooled', 'bypasses', 'unsafe', 'harmful',
];

/** Hands on what somebody else said or wrote. */
export const REPORTING_WORDS: readonly string[] = [
  'said', 'says', 'say', 'saying', 'told', 'tells', 'tell', 'wrote', 'writes', 'written', 'write', 'typed', 'types',
  'type', 'typing', 'asked', 'asks', 'quote', 'quoted', 'quotes', 'reads', 'reading', 'contains', 'containing',
  'contained', 'such as', 'like', 'e g', 'for example', 'for instance', 'phrase', 'phrases', 'message', 'messages',
  'sentence', 'sentences', 'string', 'strings', 'email', 'e mail', 'called', 'titled', 'named', 'label', 'labelled',
  'labeled', 'button', 'review', 'reviews', 'comment', 'comments', 'post', 'posts', 'feedback', 'complain*',
  'in his words', 'in her words', 'in their words', 'heard', 'hear', 'shout*', 'yelled', 'screamed', 'interview*',
  'respondent*', 'survey*', 'one nurse', 'one driver', 'customer', 'customers', 'users', 'user', 'words', 'word',
  'slogan', 'sign', 'subject line', 'verbatim', 'transcript*', 'recorded', 'replied', 'answered', 'put it', 'puts it',
  'recalls', 'mentioned', 'described', 'describes', 'describe', 'meaning', 'known as', 'nickname*', 'calls',
  'call it', 'named it', 'swore', 'cursed', 'mutter*',
];

/** Takes up what is quoted as an order after all. */
export const COMPLY_WORDS: readonly string[] = [
  'comply', 'obey', 'follow it', 'follow this', 'follow that', 'do as it says', 'do what it says', 'do so now',
  'do this now', 'act on it', 'act on this', 'please do', 'you should do', 'carry it out', 'execute it',
  'execute this', 'apply it', 'take it literally', 'as instructed', 'and you should', 'so please', 'which you should',
  'do exactly', 'to the reviewer', 'dear reviewer', 'note to', 'you must',
];

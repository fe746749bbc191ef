import { patternOf } from '../../../../common/text/pattern.js';
import { type PatternWorth, pointsOf } from './points.js';

const VERBS = `kill|murder|shoot|stab|strangle|drown|hang|lynch|behead|burn|gas|beat|punch|slap|kick|whip|flog|smack|thrash|batter|deck|bash|club|throttle|choke|poison|knife|castrate|sterili[sz]e|skin|gut|crucify|execute|exterminate|eradicate|cull|butcher|slaughter|bury|hurt|harm|ruin|destroy|crush|cripple|maim|torture|horsewhip|run over|lock up|deport|spank|bite|skewer|finish off|finish|hunt|drag|throw|bomb|shut up|silence|put down|wipe out|lock|gag|hose|belt|clobber|wallop|headbutt|knock out|scalp|feed`;
const DONE = `killed|murdered|shot|stabbed|strangled|drowned|hanged|hung|lynched|beheaded|burned|burnt|gassed|beaten|punched|slapped|kicked|whipped|flogged|smacked|thrashed|castrated|sterili[sz]ed|skinned|gutted|crucified|executed|exterminated|culled|butchered|slaughtered|buried|ruined|crushed|horsewhipped|locked up|locked away|deported|spanked|put down|put against a wall|put up against|lined up|rounded up|interned|wiped out|strung up|jailed|tarred|fenced in|hosed|silenced|gagged|muzzled|neutered|spayed|chained|caged|tagged like|shipped off|sent to|thrown`;
const BODY = `hands?|arms?|legs?|jaw|nose|neck|teeth|knees?|kneecaps?|fingers?|face|skull|head|ribs|throat|bones|wrists?|gob|mouth|eyes?|balls|spine|toes|ears?|tongue|fists?`;
const SOMEBODY = String.raw`(?:[GPTNM]:\S+|Y:you\b|whoever|the [PGN]:\S+|every [GPN]:\S+|all [GPN]:\S+|those [GPN]:\S+|that (?:A:\S+ )?[NP]:\S+|that bloke|his \S+|their \S+)`;
const SOMEBODYS = String.raw`(?:his|T:her|their|Y:your|Y:ur|someone s|somebody s|(?:the )?[PG]:\S+ B:s|B:s)`;

const PATTERNS: readonly PatternWorth[] = [
  [patternOf(String.raw`\b(?:break|breaks|broke|smash|snap|cut|cut off|slit|shatter|bash|kick|punch|crush|rip|rip out|knock|knock out|wring|crack|twist|bust|split) (?:in )?${SOMEBODYS} (?:\S+ )?(?:${BODY})\b`), 3],
  [patternOf(String.raw`\b(?:break|smash|shatter|cut off|crack|bust|slit|snap) the (?:${BODY}) of\b`), 3],
  [/\b(?:across|round|over|to|upside|in|into) (?:the|his|T:her|their|Y:your) (?:\S+ )?(?:skull|gob|face|jaw|teeth|head|throat|ribs|kisser)\b/, 1],
  [/\b(?:pan|fist|boot|bat|hammer|brick|bottle|iron|pipe|shovel|wrench|spanner|slap|punch|kick|kicking|beating|hiding|whipping|bullet|knife|knee) (?:across|round|over|to|up|in|into|through|between) (?:the|his|T:her|their|Y:your)\b/, 2.5],
  [patternOf(String.raw`\b(?:S:(?:i|we) (?:ll|will|would|d)|wud|gonna|going to|want to|wants to|wish to|love to|like to|happy to|glad to|ready to|should|ought to|swear to|let S:us|lets|or S:i|until S:we|till S:we|S:i) (?:of |have |just |gladly |happily |personally |one day |all |simply )?(?:${VERBS}|punched|slapped|shot|hit) (?:the |that |those |all |every |of )*${SOMEBODY}(?!\S| (?:on|at|by|to|with|from|for|in)\b)`), 2.5],
  [patternOf(String.raw`[GPTNMY]:\S+ (?:\S+ ){0,7}?(?:should|ought to|deserves? to|needs? to|must|had better|can|might as well|wants?) (?:all |both |have |just |simply |really )*(?:B:be|B:been|get) (?:\S+ly )?(?:${DONE})\b`), 3],
  [/[GPNT]:\S+ (?:\S+ ){0,4}?(?:should|ought to|deserves? to|may|let T:them) (?:all |both |simply )?(?:hang|swing|rot|V:rot|starve|drown|choke|burn|die)\b(?! (?:in every|on the wall|around))/, 2.2],
  [/\b(?:like (?:that|them|him|T:him|T:them|this)) should B:be (?:\S+ ){0,2}(?:put|shot|hung|hanged)/, 3],
  [/\bmake (?:T:him|T:her|T:them|Y:you|that \S+|[GPN]:\S+|\S+ like T:her) (?:eat|crawl|beg|bleed|cry|weep|scream|suffer|squirm|regret|grovel|kneel|swallow|choke)\b/, 2.5],
  [/\bburn (?:T:\S+|his|T:her|their|Y:your|the) (?:\S+ ){0,2}(?:down|house|home|office|van|shop|car|place|barn)\b/, 2.5],
  [/\b(?:want|wanted|see|watch|get|have|leave) (?:T:him|T:her|T:them|Y:you|his \S+|T:her \S+|their \S+|the [PG]:\S+(?: B:s \S+)?) (?:\S+ ){0,2}?(?:A:ruined|ruined|crawling|crawl|begging|beg|dead|broken|bleed|bleeding|suffer|burn|burning|starve|squirm|watch|cry|finished|destroyed|hanged|swing|jailed|on the street)\b/, 2.5],
  [/\bthrow(?:n|s)? (?:T:\S+|his|their|the [NP]:\S+) (?:\S+ ){0,3}(?:window|stairs|river|bridge|bus|wolves|lake|pond)\b/, 1.5],
  [/\bpromised? T:(?:him|her|them) (?:\S+ ){0,2}S:i d\b/, 1.5],
  [/\b(?:against|up against) (?:a|the) wall\b/, 1.2],
  [/\b(?:wish|hope|pray|want|like) (?:that )?(?:P:(?:some|any|every)\S+|[TGP]:\S+) (?:would|will|to|d|ll) (?:\S+ )?(?:push|kill|hit|shoot|run T|shut|beat|slap|drown|burn|poison|sink|trip|lock|strangle|V:rot|V:choke|choke|sit in jail|go to prison|go bankrupt|lose everything|fall down|break his|break T:her)\b/, 2.2],
  [/\bpush (?:T:\S+|[GPNM]:\S+|the [GPNM]:\S+) (?:down|off|under|out|into)\b/, 1.2],
  [/\bsets? foot in (?:S:my|S:our)\b/, 1.5],
  [/\bone (?:less|fewer) (?:\S+ ){0,2}[GPNM]:\S+/, 1.5],
];

const TRIGGER = patternOf(String.raw`\b(?:${VERBS}|${DONE}|break|breaks|broke|smash|snap|cut|slit|shatter|rip|wring|crack|bust|hit|make|want|see|watch|promised?|wall|sets?|less|fewer|skull|gob|jaw|face|teeth|thrown?|throws)\b`);

/** How plainly a sentence wishes or announces violence to somebody. */
export function harmIn(marked: string): number {
  if (!TRIGGER.test(marked)) return 0;
  return pointsOf(PATTERNS, marked);
}

const SPEAKER = String.raw`(?:S:i|S:we|S:our \S+(?: \S+)?|it|which|so S:i|so S:we)`;
const HIM = String.raw`(?:(?:the |that |those |these |this |every |all |some |such |S:our |S:my |their |his |T:her |of |old |young |[AC]:\S+ ){0,3}[TGPNMY]:\S+)`;
const DEEDS = `milk|milks|milked|squeeze|squeezes|squeezed|bleed|bleeds|fleece|fleeces|fleeced|shame|shames|shamed|humiliate|humiliates|humiliated|mock|mocks|mocked|laugh at|laughed at|film|filmed|shout at|shouted at|shouts at|yell at|yelled at|scream at|screamed at|bully|bullied|threaten|threatened|scare|scared|scares|frighten|frightened|harass|harassed|stalk|stalked|spy on|spied on|blackmail|blackmailed|extort|trick|tricked|tricks|cheat|cheated|deceive|deceived|lie to|lied to|exploit|exploited|exploits|underpay|overcharge|overcharges|throw out|threw out|kick|kicked|slap|slapped|slaps|hit|whip|whipped|starve|starved|punish|punished|spit at|spit on|spat at|spat on|poured|pour|hose|hosed|poke|poked|grope|groped|despise|despised|hate|hated|loathe|loathed|detest|detested|pity|abhor|hounded|hound|drove out|chased|dumped|sacked|break|broke|crush|crushed|gut|ruin|ruined|torment|tormented|tortured|insult|insulted|ridicule|ridiculed|drain|drains|gouge|suck dry|rip off|ripped off|con|conned|zap|zaps|shock|shocks|shocked|sting|stings|muzzle|leash|tame|train like|herd|herds|cage|caged|own`;

const PATTERNS: readonly (readonly [pattern: RegExp, worth: number])[] = [
  [new RegExp(String.raw`${SPEAKER} (?:(?:just|simply|then|will|would|ll|d|can|could|always|even|often|gladly|happily|only|really|truly|frankly|absolutely|utterly|had to|want to|love to|like to|used to|wanted to|B:am going to|the|so) ){0,3}(?:V:|C:|M:|P:)?(?:${DEEDS}) (?:\S+ )?${HIM}`), 1.4],
  [/\b(?:problem solved|best day|that s traction|rather the beauty|the beauty of|works a treat|works wonders|saves S:us|cheaper than|keeps T:them quiet|shuts? T:them up|keep T:them|keeps T:them (?:hooked|quiet|in line|docile|obedient)|until T:they (?:beg|cry|break|pay|sign|cave|crack|quit|leave|give)|till T:they (?:beg|cry|break|pay|sign|cave|crack|quit|leave))\b/, 0.8],
  [/\b(?:let|made|make|makes|left|leave|watch|watched|see|saw) T:(?:him|her|them) (?:\S+ )?(?:V:|A:)?(?:cry|beg|sweat|weep|suffer|squirm|starve|freeze|crawl|begs?|wait in the|struggle|fail|drown|burn|rot|rots|kneel|dance)\b/, 1.4],
  // To somebody's face, or behind it.
  [/\bS:i know (?:T:her|his|their|Y:your|where (?:T|Y|P|his|T:her)|which|what (?:time|car)|who|when T)/, 1.1],
  [/\bS:we know (?:T:her|his|Y:your) (?:\S+ )?(?:address|house|street|home|gym|car|school|P:kids|P:children|G:wife|P:husband|family|P:family|P:daughter|P:son|office|flat|route|number|secret\S*|past)\b/, 1.4],
  [/(?:T:he|T:she|T:they|Y:you|[GPNM]:\S+) (?:\S+ ){0,3}?(?:(?:ll|will) (?:soon )?(?:wish|regret|live to|learn the hard|rue|get what|remember S:my|remember S:me|soon find|B:be sorry|pay for|wake up|find (?:his|T:her|their|Y:your))|(?:had |d )?better (?:hire|V:watch|watch|pray|check|run|hide|not|hope|sleep|look|lock|think)|(?:won t|will not|wouldn t) (?:like (?:how|what|it)|V:\S+ again|laugh|B:be laughing|B:be smiling|walk|sleep|forget|see|wake|know what hit)|(?:won t|will not) get away)\b/, 1.7],
  [/\b(?:tyres?|tires?|brakes?|windows?|windscreen|car|house|shop|office|roof|home|van|servers?|barn|flat|building) (?:\S+ ){0,2}?(?:slashed|smashed|torched|burnt?|burned|keyed|on fire|in flames|burns?|goes up|blown up|firebombed|in ashes)\b/, 1.2],
  [/\b(?:slash|torch|smash|key|burn|firebomb) (?:his|T:her|their|Y:your|the \S+ s) /, 1.8],
  [/\b(?:petrol|gasoline|molotov|acid|machete|crowbar|shotgun|rifle|gun|knife|knives|axe|noose|rope|gallows|guillotine|firing squad|P:firing squad|lamppost|lamp post|electric chair|gas chamber|oven)\b.*(?:[TPGN]:\S+|Y:you)|(?:[TPGN]:\S+|Y:you\S*) .*\b(?:petrol|molotov|machete|crowbar|noose|gallows|guillotine|firing squad|lamppost|gas chamber)\b/, 1],
  [/\b(?:nothing (?:left )?to lose|lives? (?:all )?alone|pay up|or else|in person and|how (?:that|this|it) ends|ends? badly|end well for|not end well|nowhere to hide|no place to hide|can run but|can t hide|cannot hide|S:i B:am told|so S:i hear|would hate for|d hate for|hate to see|sincerely hope nothing|interesting things about|in the paper|go public with|goes public|compromising|screenshots|eyes open|behind (?:T:you|T:him|T:her|Y:you)|after dark|dark alley|at night alone|own grave|own trench|dig (?:his|T:her|their|Y:your) own)\b/, 0.8],
  [/\b(?:do|done|did) to (?:T:\S+|Y:you) what (?:T:\S+|Y:you|S:\S+) (?:did|do|have done)\b/, 1.6],
  [/\b(?:come|coming|came|turn up|turning up|show up|drop by|be) (?:round )?(?:to|at|by) (?:T:her|his|their|Y:your) (?:desk|house|door|home|flat|office|doorstep|school|work|gym|place)\b/, 1.6],
  [/\b(?:kill|murder|hurt|hate|hang|shoot) (?:each other|one another|T:themselves|themselves|himself|herself) (?:\S+ ){0,4}?(?:for all S:i care|as long as|who cares|S:i don t care|fine by)/, 1.6],
  [/\b(?:for all S:i care|couldn t care less|could not care less|don t give a|do not give a|what do S:i care|not S:my fault|not S:our fault|their own fault|his own fault|T:her own fault|serves? (?:T:\S+|Y:you) right|V:cry me|tough luck|boo hoo|so what)\b/, 0.8],
];

/** How gladly a sentence tells of harm done to people, and how plainly it lets them expect some. */
export function crueltyIn(marked: string): number {
  let points = 0;
  for (const [pattern, worth] of PATTERNS) if (pattern.test(marked)) points += worth;
  return points;
}

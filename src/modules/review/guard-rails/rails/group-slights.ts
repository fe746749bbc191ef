import { patternOf } from '../../../../common/text/pattern.js';
import { SHUTTING_OUT } from '../words/vice-words.js';
import { type PatternWorth, pointsOf } from './points.js';

const GROUP = String.raw`(?:[AC]:\S+ ){0,2}G:\S+`;
const THEM = String.raw`(?:[AC]:\S+ ){0,2}(?:[GNM]:\S+|T:them|T:they|those P:\S+|these P:\S+|that P:lot)`;
const ALL_WHO = '[GPTYNM]:\\S+';
const MODAL = '(?:should|ought to|must|need to|needs to|have to|has to|had better|better|can|could|may|might as well)';
const NOT = String.raw`(?:don t|do not|doesn t|does not|won t|will not|would not|wouldn t|never|refuse to|refuses to|not|isn t|aren t|no longer|nobody|no one|can t|cannot)`;

/** How people are spoken of who are held in contempt, whichever people and whatever words: what each way is worth. */
const WAYS: readonly PatternWorth[] = [
  // What they all do, and cannot do.
  [patternOf(String.raw`G:\S+ (?:\S+ ){0,4}?V:\S+`), 1.6],
  [patternOf(String.raw`\b(?:T:they|P:people|T:he|T:she|P:\S+s(?: (?:from|at|in|of|with|over) (?:\S+ ){0,2}[^\s,]+)?) (?:(?:just|only|all|always|never|mostly|simply|do|will|would|ll|d|can|B:are|B:re|who|constantly|even|either) ){0,3}V:\S+`), 1.3],
  [patternOf(String.raw`(${ALL_WHO}) (?:\S+ ){0,5}?too (?:A:\S+|C:\S+|old|busy V:\S+) (?:(?:and|or) (?:too )?\S+ )?(?:to|for)\b`), 1.5],
  [patternOf(String.raw`(?:${ALL_WHO}|who) (?:\S+ ){0,3}?(?:can t|cannot|couldn t|could not|can hardly|can barely|could hardly|could barely|could never|ll never|will never|wouldn t|would not|never|barely|hardly|unable to|incapable of|don t know how to) (?:even |ever |B:be trusted to )?(?:read|reading|count|spell|think|add|understand|understood|learn|learned|learnt|write|remember|remembered|tell|grasp|grasped|follow|tie|boil|operate|hold|code|recogni[sz]e|organi[sz]e|walk|find|drive|park|handle|lead|done|built|build|opened|finished|held|worked|run|sell|sold|seen|heard of)\b`), 0.7],
  [/\b(?:can|could|would|might|knows?|understands?) (?:even )?(?:a|an|any) (?:\S+ )?[MG]:\S+/, 0.4],
  [/\b(?:even|only) (?:a|an|the|my|S:my|your|Y:your|Y:ur|those|some) (?:\S+ )?(?:[MGN]:\S+|goldfish|child|grandmother|grandma|five year)\b/, 0.8],
  [patternOf(String.raw`(?:${ALL_WHO}) (?:\S+ ){0,6}?(?:like|as \S+ as|than) (?:a|an|the|some|most)? ?(?:[^\s:]+ ){0,2}[MN]:\S+`), 1.2],
  [/[GPTY]:\S+ (?:\S+ ){0,9}?(?:the|a|an|about as much|as much|all the) (?:\S+ )?(?:brains?|M:brain|wits?|charm|intelligence|intellect|iq|morals?|manners|vocabulary|attention span|grace|looks?|face|personality|soul|ethics|conscience|mind|memory|spine|courage|mentality|instincts?|appeal|warmth|hygiene|imagination|subtlety|depth|use|sense|value|honesty|loyalty|capacity|understanding|empathy|backbone) (?:of|as|in|than) (?:a|an|his own|T:her own|their own|S:my) (?:\S+ ){0,2}(?:[MN]:\S+|doorknob|sponge|teaspoon|lamppost|bucket|stone|rock|fridge|toaster|cactus|goldfish|wardrobe|shoe|boot)\b/, 1.8],
  // What they are.
  [patternOf(String.raw`${GROUP} B:(?:are|is|were|re|s) (?:\S+ ){0,3}?(?:problem|trouble|nuisance|menace|threat|danger|curse|joke|mistake|catastrophe|disaster|liability|cost|blame|reason|cause|eyesore|infection|rot|misfortune|failures|leftovers|animals|weak|weaker|dirty|dishonest|violent|aggressive|dangerous|inferior|beneath|unclean|impure|sinful|sinners|godless|immoral|ill|unreliable|untrustworthy|cheap|slaves|servants|toys|objects|property|useless|worthless|decoration|different|not like)\b`), 1.6],
  [patternOf(String.raw`(?:you know|we know|know|see|that is|that s|B:s) (?:how|what|why) (?:the )?${GROUP}(?: B:are| do| like)?`), 1.5],
  [patternOf(String.raw`\b(?:like|as) (?:a|all|most|every|any|typical|other|so many) ${GROUP}`), 1],
  [patternOf(String.raw`\b(?:typical|bloody|damn|usual|these|those|your|their|such) ${GROUP}`), 0.6],
  [patternOf(String.raw`${GROUP} B:are (?:all|just|only|always|never|born|made|meant|naturally|simply)\b`), 0.8],
  [patternOf(String.raw`${GROUP} (?:\S+ ){0,2}belongs? (?:in|at|on|under|behind|to|with|back)\b`), 1.8],
  [patternOf(String.raw`\b(?:run|owned|controlled|ruined|infiltrated|overrun|paid|staffed|led|taken over|infested|flooded) (?:mostly |entirely |only |all )?(?:by|with) (?:\S+ ){0,3}?(?:G:\S+|N:\S+|M:\S+)`), 1.3],
  [patternOf(String.raw`(?:${GROUP}|[NM]:\S+s) (?:\S+ ){0,2}(?:ruin|ruins|ruined|ruining|wreck|wrecked|spoil|control|controls|infiltrate|took over|take over|taking over|invading|get in the way|lower|drag down|bring down|hold back|cost S:us|cost the)\b`), 1.6],
  [/\b(?:blame|blamed|fault of|thanks to|because of|scum like|fed up with|sick of|tired of|enough of|too many|full of|crawling with|free of|rid of|bunch of|load of|horde of|gaggle of|pack of|invasion of|flood of|wave of|swarm of|plague of) (?:all |the |these |those |some )?(?:[AC]:\S+ )?G:\S+/, 0.9],
  [patternOf(String.raw`\b(?:trust|trusted|trusts|believe|respect) (?:a word from |a |an |any |the )?(?:${GROUP})`), 0.8],
  [/\b(?:can t|cannot|never|don t|do not|wouldn t|won t) trust (?:a |an |any |the |a word from )?(?:[GTNM]:\S+|those)/, 1.5],
  [/\b(?:his|T:her|their|Y:your) (?:C:silly |precious |C:stupid |cosy |C:\S+ )?(?:C:little|tiny|precious|so called) (?:\S+ )?(?:heads?|P:heads?|brains?|egos?|office|offices|minds?|hands|faces?|hearts?|feelings|problems|opinions?|jobs?|empire|world|lives|friends?|pets?|clubs?|theor\w+|degrees?|titles?|questions?|form|app|apps|slides|desk|kingdom|religion|books?)\b/, 1.2],
  [/\b(?:no|without|zero|lacks?|lacking|any|little|less|not an?|devoid of|short of|never had|haven t|hasn t|have no|has no) (?:[^\s:]+ )?(?:brains?|thought|clue|manners|education|discipline|morals|morality|shame|honou?r|soul|work ethic|ambition|taste|class|hygiene|culture|decency|self respect|self control|dignity|conscience|intelligence|common sense|sense of|backbone|spine|guts|talent|idea what|gratitude|standards|loyalty|feelings)\b/, 0.9],
  [patternOf(String.raw`(?:${ALL_WHO}) (?:\S+ ){0,6}?belongs? (?:in|on|under|behind) (?:a |an |the )?(?:\S+ )?(?:museum|ground|asylum|M:zoo|zoo|cage|bin|gutter|kitchen|M:circus|home|landfill|grave|jail|prison|stable|sty|kindergarten|nursery|fields?|trees?|jungle|caves?|swamp|sewer|toilet|dustbin|bars|cotton|leash|rock|coffin|freak show)\b`), 2],
  [/\b(?:C:failed|C:glorified|C:so-called|self-appointed|A:self-appointed|A:washed-up|A:clapped-out|A:wannabe|so called|would be|jumped up) (?:\S+ )?[PG]:\S+/, 1.3],
  [/\bwhat (?:can|could|do|would|did|else) (?:Y:you|one|S:we|S:you|P:anyone) (?:\S+ )?expect (?:of|from) (?:\S+ )?[GPT]:\S+/, 2],
  [patternOf(String.raw`(?:${ALL_WHO}) (?:\S+ ){0,2}?(?:will|would|ll|d) (?:\S+ )?(?:sign|buy|believe|swallow|click|fall for|sell|eat|pay for|do|vote for|agree to) (?:on )?(?:anything|everything|any|their (?:own )?(?:P:|G:)?(?:grandmothers?|grannys?|mothers?|kidneys?|souls?|P:children|P:kids|vote))`), 1.6],
  [/\b(?:S:we|S:i|P:man|P:men|P:investors|P:customers|nobody|P:nobody|P:team) (?:can|could) (?:do )?without (?:\S+ )?G:\S+/, 1],
  [/\bG:\S+ (?:P:\S+ )?(?:can|should|may|could|might as well) (?:\S+ )?(?:book|go|shop|live|eat|pray|work|look|apply|stay|play|try|ride|find|buy|rent) (?:somewhere else|elsewhere|abroad|outside)\b/, 2],
  [/\bG:(?:women|woman|girl|girls|ladies|lady|wife|wives|females?|mothers?|secretar\S+|blonde\S*) (?:\S+ ){0,4}?(?:cute|pink|emotional|hysterical|pretty|decorative|sweet|moody|gossip|shopping|shoes|biscuits|coffee|kitchen|stove|lipstick|lashes|cleavage|skirts?|heels|legs|nails|handbags?|hormones|pregnant and|tears|bossy|interchangeable|baking|cupcakes|knitting|dishes|ironing|weaker|fragile|irrational|logic|driving|complicated)\b/, 1],
  [/\b(?:batted T:her|T:her lashes|fluttered T:her|little miss|C:little miss|miss finance|daddy s G:girl|daddy B:s G:girl|P:man s job|P:man B:s (?:job|work|head|world|brain)|real P:man|real P:men|technical mind|let his G:wife|G:wife handle|manly|C:manly|wears the trousers|on T:her back|pushed out P:babies|face like T:?hers?|a face like|smile more|her pretty|T:her pretty|prettier|not pretty|ugly enough|good looking enough|looks matter)\b/, 1.1],
  [/[GTP]:\S+ (?:\S+ ){0,2}?(?:love|prefer|only want|just want|only care|live for|worship|live off|live on|sit on|lie on|lounge|spend it on|waste it on) (?:\S+ ){0,3}?(?:debt|handouts?|benefits|booze|drink|beer|cheap|sofas?|free|gossip|shiny|attention|drama|trouble|crisps|television|telly|tv|shopping|T:themselves)\b/, 1.2],
  [/\bif (?:T:they|G:\S+) (?:only |really )?wanted(?: to)?\b/, 0.8],
  [/\bY:you (?:[AC]:\S+ ,? ?)+[a-z]{4,}(?= ,| and|$)/, 2],
  [/\bY:you (?:\S+ ){0,2}?(?:bunch|pack|gang|pair|load) of\b/, 1.5],
  [/\b(?:go|crawl|get|run|creep|slither|V:crawl|V:slither) back (?:to|under|into) (?:Y:your|their|his|T:her|the) (?:\S+ )?(?:cave|hole|rock|stone|swamp|kitchen|jungle|villages?|bridge|sewer|mummy|M:mummy|mother|P:mother|hut|slum|desert|trees?)\b/, 2],
  [/(?:[GT]:\S+) (?:\S+ )?(?:bring|brings|brought|cause|causes|make|makes|want|know|do|offer|produce|give S:us) (?:nothing but|nothing except|only|just) /, 1.4],
  [/\b(?:G|P):\S+s (?:all |always |just |only )?(?:lie|lies)\b(?! (?:in|on|down|awake|about|at|with|between|under|outside|ahead))/, 1.4],
  [patternOf(String.raw`\b(?:work|deal|do business|trade|live|sit|share \S+) with (?:\S+ )?${GROUP} (?:again|any ?more|ever)\b`), 1.2],
  [patternOf(String.raw`\b(?:rather|sooner) (?:\S+ ){1,6}than (?:\S+ ){1,3}?${GROUP}`), 1.2],
  [/\b(?:can t|cannot|don t|do not|won t|never) (?:do business|work|deal|live|reason|talk|negotiate) with (?:T:them|those|these|such|that|G:\S+)/, 1.2],
  [/\b(?:laugh|laughs|laughed|laughing) (?:about|at) (?:it|T:them|T:him|T:her|the|that|those|Y:you)\b/, 0.6],
  [patternOf(String.raw`${GROUP} (?:do not|don t|will not|won t|never|no longer|shall not) (?:B:be )?(?:\S+ )?(?:get past|get in|get into|come in|make it|pass|past|matched|served|hired|admitted|accepted|invited|welcome|enter|let in)\b`), 1.8],
  [patternOf(String.raw`${GROUP} (?:don t|do not|never) (?:\S+ )?(?:need|deserve|care|feel|mind|notice|matter|count|understand|know better|complain)\b`), 1],
  [/\b(?:do|can|B:are|will|would|don t|aren t) T:they(?: ,|$)/, 0.5],
  [/\b(?:it|that|this|which) B:(?:s|is) (?:\S+ )?(?:disgusting|revolting|A:disgusting|A:revolting|A:unnatural|C:unnatural|C:sick|perverse|A:perverse|C:filthy|abomination|against nature)\b/, 0.8],
  [/(?:T:\S+|Y:you|[GPNM]:\S+) (?:\S+ ){0,8}?(?:should|ought to|belongs?|better|can go|could) (?:go )?(?:B:be |back )?(?:to )?(?:sweeping|scrubbing|cleaning|mopping|picking|washing|flipping|stacking|peeling|begging|herding|milking|selling his|selling T:her|C:drunk in|at home with|in prison|in jail|behind bars|in a home|in a M:?museum|on a leash|ashamed of T)\b/, 2],
  [/(?:T:\S+|Y:you|[GP]:\S+) (?:should|ought to|must|had better|better|can) B:be (?:\S+ )?(?:thankful|grateful|glad|happy) (?:to|that|for|with|S:we|S:i)\b/, 1.3],
  [/\b(?:funny|silly|comical|awful|terrible|thick|C:thick|ridiculous|C:ridiculous|strange|ugly|C:ugly|horrible|that|this) accent\b/, 1.2],
  [/\b(?:the|their|his|T:her|Y:your|all this|this|that) (?:\S+ )?(?:V:|A:|C:)?(?:whining|moaning|whinging|whingeing|wailing|bleating|nagging|squealing|screeching|blubbering|grovelling|stench|tantrums|hysterics|drivel|prattle|waffle|babbling|gibberish|lies and)\b/, 0.9],
  [/\b(?:snot|purple|blue|green|pink|greasy|brown|big|hook|pig|horse|fat|flat|pasty|bird|egg|fish|ape|sour|po|bug|slack|pimple|pock) (?:nosed|haired|faced|headed|eyed|arsed|assed|brained|jawed)\b/, 1.5],
  [/\b(?:P:daddy|daddy|P:mummy|mummy|M:mummy|P:mother) issues\b|\bchild molesters?\b|\bP:child M:molesters?\b|\bwelfare (?:G|M|P)?:?queens?\b/, 1.5],
  [/\b(?:S:i d|S:i would|S:we d) (?:\S+ )?(?:rather|sooner) (?:\S+ ){1,5}than (?:let|see|have|give|sell|work|hire|serve|B:be)\b/, 1],
  [/\bsmile (?:, )?(?:sweetheart|love|darling|dear|baby|M:baby|honey|G:girl)|\b(?:sweetheart|sugar tits|missy|little G:lady|C:little G:lady|love) ,/, 1.4],
  [/(?:Y:your|their|his|T:her|that|those|these|this) (?:\S+ )?(?:so called|useless|C:useless|C:incompetent|C:stupid|C:dumb|A:\S+) [PG]:\S+/, 0.8],
  // Where they may not be.
  [patternOf(String.raw`\b(?:${SHUTTING_OUT}) (?:out |off |away |back )?(?:all |the |any |of |these |those |such |every )*${GROUP}`), 1.4],
  [patternOf(String.raw`\b(?:keep|keeps|kept|keeping|throw|throws|thrown|kick|kicked|lock|locks|shut|chase|chases|send|sends|sent|ship|screen|screens|filter|filters|weed|weeds|drive|drives) (?:all |the |of )*${THEM} (?:\S+ ){0,2}?(?:out|away|off|back|home|at bay|outside|in their place|down)\b`), 1.4],
  [patternOf(String.raw`\b${NOT} (?:want|serve|hire|employ|sell to|rent to|let in|let|accept|allow|admit|welcome|cater for|cater to|deal with|bother with|waste \S+ on|take on|take|do business with|tolerate|like|invite|touch|give \S+ to|lend to) (?:any |the |to |S:our \S+ to |such |these |those |more )*(?:${GROUP}|[NM]:\S+s)(?!\S| (?:to|who|with)\b)`), 2.2],
  [patternOf(String.raw`\b(?:S:i|S:we|S:me|S:us|P:\S+) (?:can t|cannot|don t|do not|won t|never) (?:want|serve|stand|bear|tolerate|hire|abide|stomach) ${THEM}`), 1.2],
  [patternOf(String.raw`\bno (?:[AC]:\S+ )?(?:G|N|M):\S+(?: (?:allowed|please|here|need|wanted|in S:our|in the|on S:our|on the|near|may|can|shall|will|should|either|,))`), 1],
  [patternOf(String.raw`\b(?:only|just) (?:for )?(?:[^\s:]+ )?(?:P:men|G:whites?|G:white|G:christians?|G:natives?|G:germans|G:europeans?|G:english|G:british|healthy|normal|proper|real|decent|pure)\b`), 0.9],
  [patternOf(String.raw`(?:${GROUP}|P:those|P:people) (?:\S+ ){0,3}?(?:need not apply|needn t apply|not welcome|unwelcome|stay out|stay away|can stay|elsewhere|go home|go back|their own country|out of S:our|out of the country|go somewhere else|sent back|deported|barred|unwanted)\b`), 2],
  [patternOf(String.raw`(?:${ALL_WHO}) (?:\S+ ){0,5}?(?:shouldn t|should not|should never|ought not to|oughtn t to|must not|mustn t|must never|can t|cannot|not fit to|unfit to|no business|no right to) (?:\S+ ){0,2}?(?:B:be allowed|B:be permitted|B:be let|B:be trusted|B:been allowed|B:be near|vote|breed|lead|run|teach|raise|have P:children|have P:kids|reproduce|touch|hold|own|B:be in|B:be here|B:be on)\b`), 1.4],
  [patternOf(String.raw`(?:${GROUP}|T:they|P:people like \S+) (?:all )?${MODAL} (?:just |all |simply |really )?(?:go|leave|stay at|stay in|stay home|return|obey|shut|know their|learn their|B:be grateful|B:be kept|cook|clean|B:be quiet|B:be seen|keep to|keep their|die|disappear|vanish|B:be ashamed|get a job|do as|do what|smile|beg|kneel|serve|B:be seen|B:be sterili\S+|B:be banned|B:be barred)\b`), 1.4],
  // What would be best for them.
  [patternOf(String.raw`${GROUP} (?:\S+ ){0,6}?(?:die|dying|dead|death|hang|suicide|extinct|graves?|coffins?|cull|burn|drown|starve|freeze)\b (?:\S+ ){0,8}?(?:sooner|good|better|hope|favour|favor|grateful|improve|solve[sd]?|saves?|cheaper|anyway|who cares|lol|soon)\b`), 2],
  [/\b(?:the sooner|would B:be better|better off|better) (?:\S+ ){0,4}?(?:without|die|dead|gone|disappear|extinct) (?:\S+ ){0,2}?(?:[GTPNM]:\S+)/, 1.2],
];

const TRIGGER = /[GNMVCA]:|\b(?:can t|cannot|couldn t|never|hardly|barely|trust|keep|T:they|T:them|T:her|no|without|belongs?|expect|would|will|so|lacks?|P:man)\b/;

/** How contemptuously a sentence speaks of people as a group. */
export function groupSlightsIn(marked: string): number {
  if (!TRIGGER.test(marked)) return 0;
  return pointsOf(WAYS, marked);
}

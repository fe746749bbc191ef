import { patternOf } from '../../../../common/text/pattern.js';

/** What people are always said to be or do by those who despise them; an honest text may well hold one such pair. */
const PAIRS: readonly (readonly [people: string, saying: string, worth: number])[] = [
  ['jews?|jewish|zionists?|rothschilds?', 'own|owns|run|runs|control|controls|behind|banks?|P:banks?|money|P:media|media|claws|C:claws|pockets?|gold|interest|strings|noses?|rails|finance|hollywood|greed|C:greedy|shekels|cabal|usur\\S*', 1.4],
  ['blacks?|africans?|nigerians?|somalis?|negroes', 'C:lazy|crime|crimes|wheels|brains?|M:monkeys?|jungle|bananas?|ghetto|slaves?|M:slaves?|never build|no brain|M:animals?|animal|rhythm|gangs?|drugs|C:stinking|V:\\S+|fathers|mud|huts?|carry', 1],
  ['gyps(?:y|ies)|romas?|romanians?|albanians?|poles|bulgarians?|travellers?|serbs?|balkans?', 'V:\\S+|stolen|theft|M:thieves|pickpockets?|copper|caravans?|P:guards?|alarm|bolted|M:criminals?|wallets?|M:wallets?|vodka|begging|tyres|tribes?|clans?|camps?|knives', 1],
  ['muslims?|arabs?|turks?|syrians?|afghans?|iraqis?|moroccans?|algerians?|pakistanis?|islam|mosques?', 'bombs?|terror\\S*|M:terrorists?|knife|knives|sharia|goats?|M:goats?|V:\\S+|rabbits|M:camels?|harem|wives|G:wives|groping|take over|caliphate|minarets?|civili[sz]ed|veil\\S*|backward|C:backward|rape|jihad|curtains|M:curtains?|fit in', 1],
  ['chinese|asians?|japanese|koreans?|indians?|vietnamese|filipinos?|bengalis?|bangladeshis?', 'copy|copies|copying|bats?|M:bats?|soul|M:ants?|slit|curry|scams?|C:cheap|cheap|shout|dirty|C:dirty|V:\\S+|cheating|accents?|M:liars?|M:robots?|eat dogs?|squint|rice|obey|nod|whip|stick|interchangeable|bow|servile', 1],
  ['gays?|homosexuals?|lesbians?|queers?', 'playground|diseases?|M:diseases?|sins?|sinful|unnatural|A:unnatural|C:unnatural|their nature|parade|cured?|decent|limp|aids|perver\\S*|N:perverts?|C:sick|ill|clean house|disgust\\S*|elsewhere|offends?|morals?|confused', 1],
  ['trans|transgenders?|transsexuals?|transvestites?|drag queens?', 'pretend\\S*|confused|psychiatrist|mutilat\\S*|two sexes|gyms|dresses|delusion\\S*|toilets|lobby|biology|C:sick|chromosomes|agenda|fad|perver\\S*|drown', 1],
  ['old|elderly|pensioners?|seniors|boomers?|grann(?:y|ies)|widows?', 'nappies|V:drool|coffins?|M:fossils?|V:dither|V:smell|dead in|die off|wallets?|M:wallets?|empty|drain|C:slow|funerals?|wheelchairs out|still sign|know how to sign|inherit|ramble|C:senile|A:senile|shuffle|wrinkled|ground|M:museum', 0.8],
  ['disabled|autistic|cripples?|deaf|blind|wheelchairs?|handicapped|schizophrenics?|depressives?|dyslexics?', 'V:drool|drooling|A:drooling|burden|M:burden|M:vegetables?|defective|C:defective|payroll|quota|wasting|furniture|M:furniture|see what|beauty|sing louder|don t feel|back row|useless|C:useless|lol|normal P:people|freaks?|M:freaks?', 0.9],
  ['fat|obese|overweight|fatties|fatty|lardy', 'trough|snouts?|gobble|V:gobble|M:pigs?|M:whales?|M:hippos?|burgers?|two seats|self control|couch|sweat|lock|stuff T|C:lazy|mirrors?|cakes?|shov\\S+', 0.8],
  ['homeless|tramps?|beggars?|vagrants?|drunks|junkies|addicts?|rough sleepers', 'hose|hosed|V:smell|V:stink|spray\\S*|filth|M:filth|swept|sweep|M:rats?|M:rubbish|M:trash|urine|eyesore|poured|water over|idiot|N:idiots?|hazard|clear T|wallets|M:wallets?|jumps off|off their doorsteps', 0.9],
  ['poor|unemployed|jobless|claimants?|council-house|working-class|welfare|benefits?|underclass', 'sofas?|C:lazy|telly|cider|lager|lottery|V:breed\\S*|debt|handouts?|scratch ?cards?|cigarettes|fathers|tracksuits?|C:greedy|C:clueless|grandmother|instalment|crisps|if T:they wanted|idle|C:idle|choices|stock', 0.9],
  ['refugees?|migrants?|immigrants?|asylum-seekers?|foreigners?', 'for free|groping|rapes?|crimes?|M:criminals?|ballast|M:ballast|handouts?|flood\\S*|daughters|P:daughters|turn round|for nothing|doing nothing|V:\\S+|decent|parasites|M:parasites|natives|G:natives|no G|riff-raff|jobs from|our women|plague|M:plague|scum|invas\\S+|hordes|decent', 0.9],
  ['women|woman|girls?|ladies|lady|females?|wives|wife|mothers|feminists?', 'emotional|drama|hysterical|C:hysterical|pregnant then|get pregnant|cute|pink|lovely to look|look at|biscuits|coffee|kitchen|stove|cleavage|interchangeable|skirts?|no man wants|hormon\\S*|C:hormonal|logic|nag|V:nag\\S*|V:gossip\\S*|V:giggle\\S*|moods?|place is|tears|expired|discount|lingerie|obey|submissive|smile more|man B:s head|reassign|technical mind|pretty P:face|asking for it|trouble T:they', 0.8],
  ['vegans?|vegetarians?|feminists?|environmentalists?|greens|lefties|leftists?|liberals|activists?|believers|christians|catholics|atheists?|hippies|cyclists|teetotallers', 'A:\\S+|anaemic|drowned|collapse|invisible|M:hypocrites?|sick in the|island|sandals|unwashed|soap|tofu|smug|gibbering|A:gibbering|preach\\S*|whin\\S*|dreadlocks|smell|V:smell', 0.9],
  ['villagers?|farmers?|peasants?|hicks?|yokels?|rednecks?|welsh|valleys|villages|northerners?|southerners?|hill', 'inbred|A:inbred|cousins?|teeth|A:toothless|C:toothless|dung|sheep|M:sheep|fingers|family tree|P:family tree|pitchfork|incest|vocabulary|mumble|V:mumble|banjo|mud|flat|grunts?|V:grunt|dragon|sign anything|thought among', 0.8],
];

const COMPILED = PAIRS.map(([people, saying, worth]) => ({
  people: patternOf(String.raw`(?:^| )(?:[A-Z]:)?(?:${people})(?: |$)`),
  saying: patternOf(String.raw`(?:^| )(?:${saying})(?: |$)`, 'g'),
  worth,
}));
const MOST = 2;

/** How much of what is always said of them a sentence says of some people. */
export function stereotypesIn(marked: string): number {
  let points = 0;
  for (const { people, saying, worth } of COMPILED) {
    if (people.test(marked)) points += worth * Math.min(MOST, new Set(marked.match(saying)).size);
  }
  return points;
}

/** Words that stand apart by white space; the plural of each noun comes by itself. */
export function listed(words: string): string[] {
  return words.trim().split(/\s+/);
}

function plural(noun: string): string {
  if (/(?:s|x|z|[^u]ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /man$/.test(noun) ? `${noun.slice(0, -3)}men` : `${noun}s`;
}

export function withPlurals(nouns: string): string[] {
  return listed(nouns).flatMap((noun) => [noun, plural(noun)]);
}

/** Groups that one is born into, drawn into or put into by others. */
const NATIONS = `romanian bulgarian pole turk kurd syrian afghan iraqi iranian pakistani bangladeshi indian korean filipino thai russian ukrainian
    serb albanian bosnian kosovar croat hungarian greek italian spaniard german austrian belgian swede dane norwegian finn scot american yank
    canadian mexican brazilian argentinian colombian venezuelan peruvian bolivian nigerian ghanaian kenyan ugandan tanzanian rwandan somali
    ethiopian eritrean egyptian moroccan algerian tunisian libyan arab persian israeli palestinian lebanese jordanian saudi african asian european
    hispanic slav maori aboriginal inuit bavarian sicilian neapolitan northerner southerner easterner westerner
    scouser geordie londoner parisian catalan basque punjabi tamil bihari bengali gujarati`;
const NATIONS_ONLY = listed('chinese japanese vietnamese sudanese senegalese portuguese irish welsh dutch french english british');

/** Into these one is born or brought up: not even a mild reproach fits them all. */
export const INBORN: ReadonlySet<string> = new Set([
  ...withPlurals(NATIONS).filter((word) => !listed(NATIONS).includes(word)),
  ...NATIONS_ONLY,
  ...listed(`
    jews muslims christians catholics hindus sikhs gypsies roma gays lesbians homosexuals blacks whites natives immigrants migrants refugees
    foreigners travellers women disabled deaf blind`),
]);

export const GROUP_NOUNS: ReadonlySet<string> = new Set([
  ...withPlurals(NATIONS).filter((word) => !listed(NATIONS).includes(word)),
  ...withPlurals(`
    latino latina gypsy traveller roma sinti muslim christian catholic protestant jew hindu sikh buddhist atheist believer mormon pagan
    immigrant migrant refugee foreigner newcomer homosexual lesbian gay transvestite queer lady girl female wife housewife widow spinster mum
    mom granny grandma grandpa pensioner boomer millennial zoomer teenager youngster elder geriatric cripple invalid addict alcoholic beggar
    vagrant tramp pauper peasant villager vegan feminist communist leftist lefty tory dalit farmhand lowlander highlander hillbilly inmate
    ex-con vegetarian asylum-seeker claimant`),
  ...listed(`
    women woman roma gypsies elderly disabled homeless unemployed males females lgbt lgbtq trans folk locals seniors schizophrenics depressives
    redheads dyslexics catholics natives whites blacks ladies blondes blonde brunettes working-class addicts junkies transgenders nonbinary
    femoids roasties underclass`),
]);

/** Make a group of the people they stand before. */
export const GROUP_ADJECTIVES: ReadonlySet<string> = new Set(
  listed(`
    black white brown yellow asian african arab jewish muslim islamic christian catholic hindu sikh indian chinese pakistani mexican romanian
    bulgarian polish turkish kurdish syrian afghan russian ukrainian albanian balkan slavic eastern gypsy roma foreign immigrant migrant refugee
    gay lesbian homosexual queer trans transgender transsexual bisexual effeminate fat obese overweight skinny ugly old older elderly senile
    disabled handicapped deaf blind mute autistic mental poor homeless unemployed uneducated illiterate coloured colored female women pregnant
    single unmarried childless divorced rural urban northern southern valley village council-house benefit welfare working-class lower-class
    unskilled warehouse headscarf veiled turbaned tattooed bald ginger short dwarf vegan religious retired nigerian somali brazilian irish welsh
    scottish portuguese greek italian spanish german french japanese korean vietnamese filipino latin hispanic indigenous tribal aboriginal
    native third-world country-bred inbred lower low-caste`),
);

/** Stand for a group when "the" comes before them and nobody after. */
export const SUBSTANTIVES: ReadonlySet<string> = new Set([
  ...listed(NATIONS),
  ...NATIONS_ONLY,
  ...listed(`
    native black white green liberal conservative socialist autistic diabetic alien gay bisexual transsexual transgender poor blind deaf mute
    obese fat old elderly aged infirm illiterate uneducated jobless childless rich sick mad insane lame weak disabled handicapped homeless
    unemployed dying retired crippled masses rural workless`),
]);

export const PEOPLE_NOUNS: ReadonlySet<string> = new Set(
  listed(`
    people person persons folk folks man men woman women boy boys girl girls kid kids child children family families household households couple
    couples lot user users customer customers client clients driver drivers worker workers neighbour neighbours neighbor neighbors neighbourhood
    neighbourhoods neighborhood neighborhoods applicant applicants student students pupil pupils tenant tenants guest guests patient patients
    staff colleagues employees candidates shoppers areas quarter quarters estates community communities ones types lads bloke blokes chap chaps
    guy guys ladies mothers youths minds brothers`),
);

/** People by what they do, and anybody at all. */
export const ROLE_NOUNS: ReadonlySet<string> = new Set([
  ...withPlurals(`
    user customer client buyer shopper tenant landlord landlady neighbour neighbor voter politician minister mayor councillor senator mp
    bureaucrat official clerk policeman cop officer judge juror reviewer evaluator assessor examiner inspector mentor investor vc banker lawyer
    solicitor journalist reporter editor writer author critic blogger influencer consultant salesman agent broker competitor rival contractor
    supplier vendor regulator parent mother father dad son daughter child sister brother husband ex-wife ex-husband ex-partner ex-boss ex
    partner cofounder co-founder founder boss manager director chairman secretary receptionist ceo cto cfo coo employee intern trainee
    apprentice engineer developer coder programmer designer tester analyst scientist professor academic researcher lecturer teacher pupil
    student schoolgirl schoolboy principal doctor surgeon nurse midwife carer caregiver dentist vet pharmacist patient farmer fisherman docker
    driver courier cabbie trucker cyclist pedestrian biker builder plumber electrician carpenter cleaner maid waiter waitress barista cook chef
    baker butcher hairdresser cashier porter guard soldier priest imam rabbi vicar pastor nun monk artist musician actor singer poet gamer
    player fan hooligan tourist guest visitor passenger commuter subscriber follower member recruit applicant candidate worker labourer laborer
    operator owner proprietor shopkeeper trader merchant dealer subcontractor entrepreneur billionaire millionaire trustee donor funder
    accountant auditor bailiff prisoner convict offender suspect witness citizen taxpayer resident villager countryman man guy bloke chap lad
    fellow dude woman lass boy kid baby toddler youth gentleman expert professional colleague workmate teammate successor predecessor grown-up
    adult person individual human technician mechanic miner welder gardener activist campaigner ecologist environmentalist unionist striker
    organiser spokesman spokeswoman copycat thinker supervisor foreman warden headmaster headmistress chairwoman heir neighbourhood planner
    architect surveyor estate-agent notary registrar librarian curator`),
  ...listed(`
    people folks persons men children staff team jury panel committee board council ministry agency bank bench department government parliament
    union company management crew public crowd competition police press media army audience clientele workforce personnel opposition commission
    authority faculty editors judges incumbents someone somebody anyone anybody everyone everybody nobody whoever others ones examiner
    bureaucracy reviewers half specimen specimens masses parents humanity mankind generation youngsters journalists offspring admins`),
]);

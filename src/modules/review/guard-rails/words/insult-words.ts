import { listed, withPlurals } from './people-words.js';

/** Nouns that are hardly ever anything but an insult. */
export const INSULT_NOUNS: ReadonlySet<string> = new Set([
  ...withPlurals(`
    idiot moron imbecile cretin dimwit halfwit nitwit fuckwit twit dullard dunce dolt numbskull numskull numpty blockhead bonehead meathead
    airhead birdbrain peabrain pea-brain thicko thickhead dumbo dumbass dumbbell lamebrain scatterbrain simpleton nincompoop ninny ignoramus oaf
    lummox buffoon bozo doofus dingbat dipstick dork nutcase nutjob nutter fruitcake headcase basket-case psycho schizo spastic spaz mong retard
    cripple vegetable mongoloid gimp tard libtard scumbag scumbucket dirtbag sleazebag sleazeball slimeball scuzzball douchebag ratbag windbag
    gasbag lowlife low-life wastrel waster layabout skiver scrounger sponger freeloader moocher loafer slacker shirker deadbeat ne'er-do-well
    good-for-nothing bloodsucker leech parasite tosser wanker wazzock pillock plonker prat berk bellend knobhead dickhead dickwad dickface prick
    twat tit git sod bugger bastard arsehole asshole arse asshat arsewipe jackass smartarse smartass shithead shitbag shitstain dipshit turd
    crapbag knob muppet tosspot minger munter slag slapper slut whore harlot strumpet hussy floozy tramp trollop bimbo tart hag crone harpy
    shrew harridan battleaxe bitch cow cunt skank roastie femoid foid thot spinster sissy wimp wuss pansy pussy nancy-boy poofter poof faggot
    fag dyke tranny shemale ladyboy crybaby cry-baby milksop snowflake simp cuck soyboy beta incel neckbeard virgin loser failure wannabe poser
    poseur phony charlatan quack fraudster conman con-man crook swindler swine scab grass snitch weasel toady bootlicker brown-noser lackey
    flunky lickspittle creep perv pervert paedo pedo nonce sicko deviant degenerate freak weirdo oddball misfit mutant yokel bumpkin hick
    hillbilly redneck chav pikey gyppo gypo bogan hooligan yob lout thug ruffian savage barbarian neanderthal troglodyte caveman knuckle-dragger
    knuckledragger mouth-breather mouthbreather pleb prole peasant serf riffraff riff-raff chancer spiv grifter shyster wideboy money-grubber
    skinflint tightwad miser bigmouth loudmouth gobshite blabbermouth chatterbox busybody tattletale slob slattern pig-face fatso fatty lardarse
    lard-arse lardass blob porker tub-of-lard lump drongo galah dag ocker wog dago wop spic kraut frog limey paddy taig paki raghead towelhead
    jihadi wetback beaner gook chink slope jap nip darkie darky coon sambo nigger nigga kaffir golliwog abo boong gippo kike yid hymie
    zipperhead bint wench dolly-bird old-bat old-bag biddy codger geezer fogey fogy coffin-dodger git-face wally clot twerp nerd pipsqueak
    shrimp midget runt dwarf squirt imp upstart jumped-up hanger-on commie pinko feminazi nazi fascist tree-hugger treehugger bludger dropkick
    drop-kick dole-bludger hoon bevan chutiya harami kamina ullu gadha bhikhari chamar presstitute sickular andhbhakt randi haramkhor haramzada
    bewakoof junkie crackhead smackhead pisshead alkie wino boozer lush drunkard druggie stoner dosser hobo bum guttersnipe urchin ragamuffin
    scally scumball toerag toe-rag rotter bounder louse maggot dirtball trash-bag clodhopper klutz lunkhead goof goofball dumdum dum-dum
    tool-bag stooge patsy sucker mug sap chump turnip cabbage cockwomble thundercunt shitgibbon fuckface fuckhead arsonist-lover lunatic maniac
    loony loon nutbag wacko crackpot screwball space-cadet zombie-brain drone jobsworth pen-pusher paper-pusher pencil-pusher desk-jockey
    bean-counter egghead boffin know-all know-it-all smarty-pants clever-dick jerk schmuck putz schlemiel schmo nudnik schlub dweeb dimbulb
    knucklehead chucklehead fathead fat-head pinhead jughead muttonhead puddinghead saphead noodle goose ass arsehead butthead butthole`),
  ...listed('scum vermin subhumans filth dregs rabble riffraff losers loosers mongs cunts hoi-polloi bellends has-beens eejit eejits gobshites trailer-trash'),
]);

/** Insults that are also names, tools, software or plain words: they insult only whom they are said of. */
export const AMBIGUOUS_INSULTS: ReadonlySet<string> = new Set(
  withPlurals(`
    kaffir retard tranny twit git sod grass tit tart cow swine slag tramp drone mug sap turnip cabbage noodle goose ass nip slope frog paddy
    beta virgin lush mutant bum failure scab creep imp squirt shrimp runt dwarf midget knob leech parasite weasel blob lump dag boffin egghead
    geezer peasant serf savage barbarian zombie stooge sucker chump thug dyke bitch prick spinster shrew ragamuffin freak misfit oddball jerk
    hag fascist nazi nerd wally berk muppet clot loser boozer stoner wino drunkard randi slob queen maggot louse vegetable cripple lunatic
    maniac hooligan bloodsucker fraudster crook swindler charlatan quack conman poser cuck hobo dosser urchin coon chink spaz snowflake gimp
    deviant hick incel paedo pedo nonce junkie addict arse bugger bastard pussy thot foid patsy upstart sissy pansy loon wench goof mong pig rat
    snake slug worm insect cockroach roach toad vulture hyena jackal jellyfish ape monkey gorilla donkey mule ox sheep goat lamb cattle dog cur
    mongrel hound puppet dinosaur fossil relic mummy corpse clown joke liar thief coward fool hypocrite troll fraud bully tyrant animal beast
    brute monster demon devil witch ghoul plague cancer tumour tumor disease virus pest blight burden stain disgrace embarrassment waste clump
    slave lemming hamster guinea-pig magpie locust tick flea mosquito spider reptile lizard snail sloth hippo whale elephant heifer sow trout
    crow hen ant curtain doorstop potato melon plank brick spanner doughnut gibbon baboon orangutan chimp chimpanzee hog boar mutt poodle lapdog
    barnacle fungus mould bacterium germ scarecrow gargoyle baby eunuch charity-case ballast furniture piglet puppy kitten doll mannequin
    princess diva parrot sponge vampire zoo circus rent-boy hooker prostitute fairy cissy robot cog infant wallet cash-cow moneybag peon minion
    pawn amateur toddler dummy typist crook-nose gangster mafioso criminal rapist molester pimp murderer psychopath sociopath terrorist invader
    hordes chattel livestock specimen`),
);

/** Collective or uncountable words that despise: they, too, only of somebody. */
export const SCORNED_MASS: ReadonlySet<string> = new Set(
  listed(`
    drunks labour meat vermin scum filth trash garbage rubbish cattle livestock sheep cannon-fodder riff-raff rabble dirt muck dung slime sludge
    dross refuse sewage dead-weight deadweight pollution contamination`),
);

/** Adjectives that despise a person. */
export const SCORN_ADJECTIVES: ReadonlySet<string> = new Set(
  listed(`
    stupid dumb dum stoopid brainless braindead brain-dead spineless gutless worthless pathetic disgusting filthy subhuman inbred moronic
    idiotic halfwitted half-witted witless talentless snivelling sniveling whiny whinging whingeing whining moaning bleating revolting repulsive
    retarded degenerate senile gaga demented workshy work-shy lying thieving scheming conniving slimy sleazy greasy oily pompous smug vile
    wretched rotten illiterate feeble feeble-minded imbecilic cowardly loathsome dimwitted dim-witted slow-witted simple-minded small-minded
    weak-minded empty-headed pig-headed useless subnormal unwashed gormless toothless thick clueless crooked spoilt spoiled miserable dim dense
    daft gullible backward primitive uncivilised uncivilized barbaric savage bloodsucking parasitic verminous flea-bitten lice-ridden diseased
    defective deformed misshapen abnormal unnatural perverted perverse depraved deviant sick twisted mental deranged unhinged insane loony nutty
    barmy bonkers hysterical hormonal frigid slutty tarty bitchy catty shrill nagging screeching bossy stuck-up stuck snotty snooty jumped-up
    jumped hoity-toity arrogant ignorant greedy lazy idle bone-idle feckless shiftless layabout good-for-nothing two-faced backstabbing sneaky
    shifty dodgy treacherous poisonous venomous toxic washed-up washed clapped-out past-it decrepit doddery doddering wrinkled shrivelled
    shriveled withered stinking stinky smelly sweaty reeking grubby scruffy slovenly fat obese bloated lardy flabby ugly hideous bald cross-eyed
    goggle-eyed spotty pimply puny scrawny weedy limp effeminate mincing sissy wimpy childish infantile petty vulgar common uncouth coarse
    boorish oafish loutish thuggish brutish tasteless trashy tacky cheap inferior mediocre hopeless incompetent inept bungling blundering lame
    tedious insufferable unbearable contemptible despicable odious detestable abominable obnoxious self-important self-satisfied self-righteous
    sanctimonious hypocritical bent corrupt venal godless heathen infidel ungrateful whimpering blubbering pea-brained bird-brained hare-brained
    cretinous scribbling gibbering drooling slobbering mumbling babbling bleeding scum-sucking benefit-sucking money-grubbing tree-hugging
    pen-pushing knuckle-dragging mouth-breathing bottom-feeding arse-licking brown-nosing blind crippled soulless heartless overpaid overrated
    pampered mollycoddled fucking bloody damn damned goddamn sodding effing frigging freaking poxy lousy crappy shitty mingy mangy scabby pasty
    four-eyed dopey dozy dippy ditzy vacuous vapid shallow simpering pretentious preening strutting posturing self-appointed so-called glorified
    failed wannabe little silly foolish loser bumbling lumbering plodding dull wet soft unfit unemployable unteachable ineducable untrainable
    brainwashed drunk anaemic coddled cosseted molly-coddled dishonest unreliable undisciplined unpunctual sly cunning shameless selfish cocky
    clumsy deceitful vindictive callous devious manipulative egotistical condescending undeserving disloyal disrespectful uninformed
    unscrupulous neurotic cranky pitiful laughable ridiculous deplorable disgraceful rude crude loud noisy messy sluggish slow stinking-rich
    filthy-rich slack-jawed bug-eyed moody clingy needy hairy manly butch dolled-up painted tattooed drunken boozy sozzled`),
);

/** Of these, one alone is an ordinary complaint, or is said of many things and people. */
export const MILD_ADJECTIVES: ReadonlySet<string> = new Set(
  listed(`
    drunk anaemic coddled dishonest unreliable undisciplined unpunctual sly cunning selfish clumsy callous devious neurotic cranky ridiculous
    rude crude loud noisy messy uninformed deceitful manipulative shameless cocky sick mental toxic stuck jumped washed common coarse cheap
    mediocre hopeless lame tedious bent lazy idle greedy ignorant arrogant corrupt fat obese bald blind crippled failed little silly foolish
    dull wet soft unfit slow bloody damn damned soulless overpaid overrated thick dense dim insane backward primitive useless incompetent inept
    rotten miserable feeble shallow poisonous bleeding effing lousy crappy painted hairy tattooed drunken moody needy ugly dodgy smelly dirty
    shy childish petty spoiled spoilt inferior defective diseased deformed abnormal twisted scruffy grubby limp illiterate overweight clueless
    hormonal vulgar stinking greasy oily sweaty shrill bossy tacky puny sneaky bungling sluggish dozy pampered savage bleating so-called lying
    moaning whining loser glorified daft fucking freaking filthy stupid dumb ungrateful gullible toothless pretentious treacherous withered
    wrinkled weedy heartless pathetic mangy spotty effeminate hysterical unnatural butch manly uncivilised`),
);

/** Adjectives that only complain of things, but say it all of people. */
export const DAMNING: ReadonlySet<string> = new Set(
  listed(`
    dumb stupid filthy pathetic idiotic ungrateful gullible dishonest deceitful smelly dirty crooked toothless lying thieving heartless useless
    worthless illiterate primitive backward inferior defective stinking unnatural treacherous vermin brainless clueless pretentious savage
    spoilt spoiled shameless`),
);

/** Animals and things: an adjective before them mostly means just them. */
export const LITERAL_NOUNS: ReadonlySet<string> = new Set(
  withPlurals(`
    pig rat snake slug worm insect cockroach roach toad vulture hyena jackal jellyfish ape monkey gorilla donkey mule ox sheep goat lamb cattle
    dog cur mongrel hound puppet dinosaur fossil relic cow swine mummy corpse animal beast plague cancer tumour tumor disease virus pest blight
    burden stain waste lemming hamster guinea-pig magpie locust tick flea mosquito spider reptile lizard snail sloth hippo whale elephant heifer
    sow trout crow hen ant curtain doorstop potato melon plank brick spanner doughnut gibbon baboon orangutan chimp chimpanzee hog boar mutt
    poodle lapdog barnacle fungus mould bacterium germ scarecrow gargoyle wallet leech parasite weasel cabbage noodle goose turnip sponge tool
    mug sap tart grass doll kitten puppy piglet robot lump cog furniture ballast baby toddler infant monster demon drone vegetable blob slag tit
    nip slope dummy zombie slave criminal terrorist`).concat(listed('vermin scum filth trash garbage rubbish cattle livestock meat labour dirt muck dung slime sludge refuse sewage mice')),
);

/** What is worth reading once more where a letter is starred out or put in digits. */
export const MASKED_WORDS: readonly string[] = [
  ...withPlurals(`
    fuck fucker motherfucker fuckwit fuckhead shit shithead shithole bullshit bitch bastard cunt twat wanker prick dickhead dick arsehole
    asshole arse whore slut slag tosser bellend faggot fag dyke tranny queer poof nigger nigga retard spastic spaz cripple gypsy gyppo pikey
    paki chink gook kike jew muslim idiot moron imbecile cretin scumbag scum bugger bollock crap turd tit pussy cock wog spic coon homo lesbo
    paedo pedo nonce rapist dumbass jackass douchebag knobhead pillock minger hooker mong loser feminazi terrorist savage raghead kaffir chutiya
    madarchod bhenchod`),
  ...listed(`
    fucking fuckin fucked shitty shite shitting bitching bitchy crappy retarded bloody pissed bollocks cuntish whoring dumb stupid slutty
    motherfucking arsed crippled hell damn gypsies jews muslims`),
];
/** Masked, they are slurs; the rest is coarse. */
export const MASKED_SLURS: ReadonlySet<string> = new Set(
  withPlurals('faggot fag dyke tranny poof nigger nigga retard spastic spaz cripple gypsy gyppo pikey paki chink gook kike jew muslim wog spic coon homo mong raghead kaffir'),
);

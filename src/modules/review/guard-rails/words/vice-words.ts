import { listed } from './people-words.js';

/** What is said to be done by people one despises: all of them, always, as if by nature. */
export const VICE_VERBS: ReadonlySet<string> = new Set(
  listed(`
    steal steals stole cheat cheats cheated lies smell smells smelled smelt stink stinks stank reek reeks breed breeds scrounge scrounges sponge
    sponges leech leeches mooch spit spits whine whines moan moans moaned whinge whinges nag nags gossip gossips loiter loiters lurk lurks drool
    drools dribble dribbles dither dithers mumble mumbles babble babbles gibber jabber jabbers cackle cackles screech screeches shriek shrieks
    squeal squeals grunt grunts howl howls bleat bleats snivel snivels sob sobs blubber blubbers whimper whimpers grovel grovels swindle
    swindles rob robs pickpocket mug mugs brawl brawls riot riots waddle waddles gobble gorge guzzle multiply multiplies reproduce infest
    infests invade invades swarm swarms slither slithers crawl crawls flog flogs nick nicks pinch pilfer thieve freeload skive skives slack laze
    lounge shirk shirks bitch backstab scheme schemes connive plot plots grope gropes leer leers ogle ogles preen giggle giggles simper nitpick
    pontificate preach rant rants rave throw-tantrums sulk sulks pout pouts weep weeps stagger swear litter dump piss pee poo fart burp belch
    vomit puke scratch itch rot rots decay wander natter nattering chatter squabble bicker beg begs haggle fleece cling mooches sniff stare gape
    gawp drivel dawdle clog clutter pester pesters faint swoon flap`),
);

/** Can be done to shut out people, who come next. */
export const SHUTTING_OUT = `keep|keeps|kept|keeping|ban|bans|banned|bar|bars|barred|exclude|excludes|excluded|excluding|refuse|refuses|refused|reject|rejects|rejected|avoid|avoids|avoided|deport|deports|expel|evict|evicts|remove|removes|filter|filters|screen|screens|weed|weeds|chase|chases|drive|drives|throw|throws|kick|kicks|turn away|turns away|lock|locks|shut|shuts|block|blocks|leave out|leaves out|steer clear of|rid of|scare|scares|repel|repels|deter|deters|spray|sprays|clear|clears|clean|cleans|cleanse|sweep|sweeps|flush|ignore|spare|purge|segregate|detain|intern`;

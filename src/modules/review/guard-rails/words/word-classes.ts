/** The frequent words by their class, which tells what stands beside them. What is not among them is classed by its ending. */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
  D: 'the a an',
  P: 'my our ur your his their its every each this these those',
  F:
    'of with by from at into for on in onto upon over under between through during before after about per ' +
    'without near towards within across against inside outside around along behind',
  T: 'to',
  C: 'and or but nor n',
  S: 'because if while although unless until when since so than as whether that',
  W: 'which who whose whom what where how why',
  B: 'is are was were am be been being re m',
  H: 'has have had ve',
  M:
    'will would could should must can may might do does did shall cannot dont doesnt didnt cant wont don ' +
    'doesn didn won ll d',
  N: 'we they he she it i you u',
  O: 'them him us me her',
  X: 'not never t',
  Y: 's',
  A:
    'very too also only just then now therefore however again still already yet even here there often always ' +
    'up out off down back almost nearly enough',
  Q:
    'all some any many more most few several no both other such own same one two three four five six seven ' +
    'eight nine ten twelve half much less another',
  V:
    'get make take use need pay buy sell find give keep know see want help work go come say tell show run ask ' +
    'let call put try start become send wait build bring learn write read hold move leave grow reach check ' +
    'turn open sit stay fill fit lose save test ship plan offer add cut choose drive eat end feel fix follow ' +
    'handle hear join lead live look mean meet miss pick play print replace rent share sleep spend stand stop ' +
    'talk teach think train understand visit watch win',
  I:
    'went came said told took got gave made saw knew thought felt found left ran sat stood lay fell began ' +
    'wrote kept held brought caught broke lost sold bought spoke spent led heard rose chose grew became shook ' +
    'paid set met built cost sent',
  J:
    'new good small large big first last long short high low old young local simple free full next public ' +
    'private social real early late hard easy cheap better best whole main single clear right wrong different ' +
    'second third ready able',
};

/**
 * In the order of the table: the classes above, words in -ly, -ing, -ed and -s, others, names, figures, a mark between
 * words, the beginning and the end of a sentence.
 */
export const CLASSES = 'DPFTCSWBHMNOXYAQVIJLGEZwK#|^$';

/**
 * For each class (a row), how many quarter bits speak for each class (a column) standing behind it: M is none, N one, L
 * one against it. Counted in answers to forms, against the same answers with their words shuffled.
 */
export const ORDER_TABLE: readonly string[] = [
  'AAAAAAAAAAAAAAELIAVOQLLSPHAMA',
  'AACAAEHJDDAACAARLKRGQHPROFDME',
  'UTBBAINAAGJSAACQCANHPEJMSQAMC',
  'QNAAAAEPJLDRCAENWAEIGAIMQSBMA',
  'QOIIANLHMOSHPAOPOOJOMNNLPNBMA',
  'QOGGAOFKJNUFHVOOHKIKMILLQKDMG',
  'LPBOAIASSTSAEPKPMSKLHNQJGIHME',
  'QJLIAINAAABKRAQOIURTSWFLLNGMD',
  'PJBUAEDRPAFGUFOQKXLMJVEJCKBMA',
  'HHBDDDAUSMIAYCMEUODRJFDKFMHMF',
  'ABHIDDDTWWAAFWNDTTDKDSMKACGMJ',
  'LJPQNPNMOJIDHCPKMKLOJGIKBOPMQ',
  'KGIPCEJNPDADFFPIWSNQNUGNEHIME',
  'NHJCIFPLKIAJQFNSGSPQSKMPLLCMF',
  'MLQQJJPRNLKMASMMMKPMNOIIFINMO',
  'FELKJMHKIMDCAEIJILMJONSPKAHMJ',
  'QPQQGOOJFDMVAFRMEHLNMIKJIKMMK',
  'PNQQGOGHEAMVBEVNGALNNIJIGMKMI',
  'AAKRMMCGADDAABMNIGBKOIPQLDKMM',
  'FJMJLROJJKHIDHKLOOOGJOKMGPPMP',
  'JMPROLJLHKIMGEPEGHJDGHOMEGOMP',
  'MMRTLOKAAHKTCAOKAGLOLCMKLJMMN',
  'KJQOPNOOONLNEANHONILHLDHCHPMP',
  'GHPNONMONMIKLQLHHLFJKJOKJIOMP',
  'EDKMQLJMPNJAFSJAKPCGILJINNPMO',
  'GFMQMGHPLKHAMIHEFKJIIHRLKOMMM',
  'LMJDTRSGCHODMBNPKMLPLMJKOOMMM',
  'NRKDDPNAAHUHIAMPIIMNLIKNAKMMM',
  'MMMMMMMMMMMMMMMMMMMMMMMMMMMMM',
];

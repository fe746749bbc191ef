/**
 * Names that are also words a reviewer weighs. Written with a capital they are taken for a name whoever the founder
 * is, so that being called one of them changes nothing.
 */
export const AMBIGUOUS_NAMES: ReadonlySet<string> = new Set([
  'will', 'mark', 'grace', 'bill', 'price', 'bank', 'banks', 'baker', 'farmer', 'carter', 'miller', 'cook', 'fisher',
  'driver', 'carver', 'hunter', 'chase', 'rich', 'frank', 'drew', 'rob', 'sue', 'pat', 'penny', 'hope', 'faith',
  'joy', 'art', 'gene', 'dean', 'grant', 'young', 'long', 'small', 'short', 'best', 'case', 'page', 'cole', 'major',
  'king', 'moore', 'rice', 'berry', 'sage', 'rose', 'lily', 'ivy', 'iris', 'ruby', 'crystal', 'dawn', 'eve', 'summer',
  'autumn', 'victor', 'sterling', 'guy', 'ray', 'jack', 'nick', 'max', 'sam', 'lane', 'forest', 'glen', 'cliff',
  'heath', 'dale', 'brook', 'banner', 'wood', 'woods', 'field', 'fields', 'waters', 'power', 'powers', 'swift',
  'sharp', 'wise', 'noble', 'fair', 'free', 'good', 'law', 'laws', 'ford', 'gates', 'hall', 'house', 'mason',
  'porter', 'potter', 'shepherd', 'singer', 'smith', 'taylor', 'weaver', 'clay', 'stone', 'steel', 'cash', 'buck',
  'pound', 'wage', 'booker', 'reader', 'speaker', 'wells', 'winter', 'winters', 'weeks', 'day', 'knight', 'bishop',
  'pope', 'savage', 'nurse', 'doctor', 'teacher', 'judge', 'constable', 'marshal', 'chance', 'trust', 'merit',
  'charity', 'patience', 'prudence', 'constance', 'ever', 'may', 'champion', 'reed', 'ben', 'sol', 'dom', 'sun',
  'walker', 'carpenter', 'gardener', 'brewer', 'parker', 'marsh', 'rivers', 'bridges', 'crane', 'lamb', 'bull', 'bird',
  'butcher', 'glover', 'wheeler', 'chambers', 'temple', 'bond', 'moon', 'piper', 'painter', 'sellers', 'ward', 'lodge',
  'moss', 'branch', 'bloom', 'coral', 'rust',
]);

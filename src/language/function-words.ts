/** The small words that hold sentences together, by language. They tell prose from lists, and languages apart. */
export const FUNCTION_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'a', 'an', 'the', 'and', 'or', 'but', 'if', 'because', 'so', 'than', 'that', 'which', 'who', 'whom', 'whose',
    'what', 'when', 'where', 'while', 'how', 'why', 'of', 'in', 'on', 'at', 'to', 'for', 'from', 'by', 'with',
    'without', 'about', 'into', 'onto', 'over', 'under', 'after', 'before', 'between', 'through', 'during', 'until',
    'since', 'per', 'as', 'is', 'are', 'was', 'were', 'be', 'been', 'being', 'am', 'do', 'does', 'did', 'has', 'have',
    'had', 'will', 'would', 'can', 'could', 'should', 'may', 'might', 'must', 'not', 'no', 'it', 'its', 'they',
    'them', 'their', 'we', 'us', 'our', 'i', 'me', 'my', 'you', 'your', 'he', 'him', 'his', 'she', 'her', 'this',
    'these', 'those', 'there', 'then', 'also', 'only', 'just', 'each', 'every', 'all', 'any', 'some', 'most', 'more',
    'less', 'other', 'such', 'both', 'up', 'out', 'off', 'down', 'now', 'too', 'very', 'own', 'same', 'back', 'again',
    'still', 'already', 'yet', 's', 't', 're', 've', 'll', 'd', 'm', 'don', 'doesn', 'didn', 'isn', 'aren', 'wasn',
    'one',
  ],
  de: [
    'der', 'die', 'das', 'und', 'ist', 'nicht', 'mit', 'wir', 'ein', 'eine', 'einen', 'einer', 'auf', 'fur', 'von',
    'zu', 'im', 'den', 'dem', 'des', 'sich', 'auch', 'sind', 'werden', 'wird', 'haben', 'hat', 'bei', 'nach', 'aus',
    'uber', 'oder', 'unsere', 'unser',
  ],
  es: [
    'el', 'la', 'los', 'las', 'de', 'del', 'que', 'y', 'en', 'un', 'una', 'por', 'con', 'para', 'es', 'son', 'se',
    'no', 'su', 'sus', 'al', 'lo', 'como', 'mas', 'pero', 'nuestro', 'nuestra', 'hemos', 'esta', 'este', 'muy',
  ],
  fr: [
    'le', 'la', 'les', 'de', 'des', 'du', 'et', 'en', 'un', 'une', 'est', 'sont', 'pour', 'par', 'avec', 'dans',
    'nous', 'que', 'qui', 'sur', 'au', 'aux', 'ne', 'pas', 'plus', 'notre', 'nos', 'ce', 'cette', 'ont', 'avons',
  ],
  pt: [
    'o', 'os', 'as', 'de', 'do', 'da', 'dos', 'das', 'que', 'e', 'em', 'um', 'uma', 'por', 'com', 'para', 'nao', 'se',
    'na', 'nas', 'nos', 'mais', 'como', 'mas', 'nosso', 'nossa', 'sao', 'ao', 'pelo', 'pela', 'temos',
  ],
  it: [
    'il', 'lo', 'la', 'gli', 'le', 'di', 'del', 'della', 'dei', 'che', 'e', 'un', 'una', 'per', 'con', 'non', 'si',
    'da', 'nel', 'nella', 'sono', 'piu', 'come', 'ma', 'nostro', 'nostra', 'al', 'alla', 'abbiamo', 'anche',
  ],
  nl: [
    'de', 'het', 'een', 'en', 'van', 'ik', 'te', 'dat', 'die', 'niet', 'zijn', 'op', 'aan', 'met', 'voor', 'er',
    'maar', 'om', 'ook', 'als', 'bij', 'wij', 'onze', 'wordt', 'naar', 'uit', 'heeft', 'hebben', 'ons',
  ],
  sv: [
    'och', 'att', 'det', 'som', 'en', 'ett', 'ar', 'av', 'for', 'med', 'till', 'den', 'inte', 'om', 'vi', 'har', 'pa',
    'de', 'kan', 'var', 'vara', 'fran', 'eller', 'men', 'ska',
  ],
  pl: [
    'i', 'w', 'na', 'z', 'do', 'nie', 'sie', 'jest', 'to', 'ze', 'dla', 'jak', 'o', 'po', 'od', 'przez', 'oraz',
    'ale', 'przy', 'lub', 'nasz', 'nasza', 'ktore', 'ktory', 'sa', 'tym',
  ],
  tr: [
    've', 'bir', 'bu', 'icin', 'ile', 'cok', 'daha', 'olarak', 'olan', 'de', 'da', 'gibi', 'en', 'var', 'biz',
    'sonra', 'kadar', 'ama', 'her', 'bizim',
  ],
  id: [
    'yang', 'dan', 'di', 'untuk', 'dengan', 'dari', 'ini', 'itu', 'pada', 'adalah', 'kami', 'tidak', 'akan', 'dalam',
    'atau', 'juga', 'ke', 'oleh', 'para', 'bisa', 'lebih',
  ],
};

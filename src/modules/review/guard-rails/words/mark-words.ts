/** Numbers that are high on any scale in use. */
export const HIGH_MARKS: ReadonlySet<string> = new Set([
  '9', '10', '90', '91', '92', '93', '94', '95', '96', '97', '98', '99', '100', '1000', '9.5', '9.8', '9.9', '10.0',
  'ten', 'hundred', '10/10', '100/100', 'ninety', 'nineties', 'ninetyfive',
]);

/** Stand between "highest" and "score". */
export const JOINS_MARK: ReadonlySet<string> = new Set([
  'possible', 'overall', 'available', 'of', 'the', 'in', 'final', 'total', 'numerical', 'combined', 'ever',
  'achievable', 'attainable',
]);

/** Stand between "score" and its height. */
export const LEADS_TO_MARK: ReadonlySet<string> = new Set([
  'of', 'to', 'is', 'at', 'as', 'be', 'a', 'an', 'the', 'equal', 'equals', 'should', 'must', 'least', 'above', 'over',
  'no', 'lower', 'less', 'than', 'field', 'value', 'exactly', 'this', 'it', 'came', 'comes', 'come', 'out', 'turned',
  'turns', 'ends', 'end', 'up', 'landed', 'lands', 'around', 'somewhere', 'would', 'reads',
]);

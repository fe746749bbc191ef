/** Numbers that people write out, with their values. "One" is as often a pronoun, "a thousand" as often just many. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10', eleven: '11',
    twelve: '12', thirteen: '13', fourteen: '14', fifteen: '15', sixteen: '16', seventeen: '17', eighteen: '18',
    nineteen: '19', twenty: '20', thirty: '30', forty: '40', fifty: '50', sixty: '60', seventy: '70', eighty: '80',
    ninety: '90',
  }),
);

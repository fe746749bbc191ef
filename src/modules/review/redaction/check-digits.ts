/** International bank account number: ISO 13616, modulo 97. */
export function isIban(text: string): boolean {
  const compact = text.replace(/[ -]/g, '').toUpperCase();
  if (compact.length < 15 || compact.length > 34) return false;
  const digits = (compact.slice(4) + compact.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

/** The first digits that card networks issue, with the lengths they issue them in. */
const CARD_NUMBER =
  /^(?:4(?:\d{15}|\d{18})|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[68]\d)\d{11}|6(?:011|5\d\d|4[4-9]\d)\d{12}|35\d{14}|62\d{14,17}|(?:50|5[6-8]|6[37])\d{14})$/;

/** Payment card: a number of a network, with the check digit of H. P. Luhn. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (!CARD_NUMBER.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits.charAt(digits.length - 1 - at));
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Brazil's CPF: two check digits, modulo 11. */
export function isCpf(text: string): boolean {
  const digits = Array.from(text.replace(/\D/g, ''), Number);
  if (digits.length !== 11 || new Set(digits).size === 1) return false;
  return [9, 10].every((place) => {
    const sum = digits.slice(0, place).reduce((total, digit, at) => total + digit * (place + 1 - at), 0);
    return ((sum * 10) % 11) % 10 === digits[place];
  });
}

/** Spain's DNI and NIE: the letter is the number modulo 23. */
export function isDni(text: string): boolean {
  const compact = text.replace(/[ .-]/g, '').toUpperCase();
  const number = compact.slice(0, -1).replace('X', '0').replace('Y', '1').replace('Z', '2');
  return 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(number) % 23) === compact.slice(-1);
}

import { tokenise } from './tokens.js';
import { textureOf } from './prose.js';

describe('textureOf', () => {
  it.each([
    ['We sold 14 kits to clinics in Kenya last year.', 'prose'],
    ['WE SOLD FOURTEEN KITS TO CLINICS IN KENYA.', 'prose'],
    ['we built prototype, tested in 3 clinics', 'prose'],
    ['14 paying clinics', 'fragment'],
    ['2023: 148.', 'fragment'],
    ['148', 'noise'],
    ['asdkjh qwlekjr zxmcnb poiuwe lkjsdf', 'noise'],
    ['sdfg hjkl wrtp', 'noise'],
    ['Lorem ipsum dolor sit amet', 'noise'],
    ['problem solution market revenue traction growth customers team funding pilots', 'noise'],
    ['the the the the the the the the', 'noise'],
    ['Wir entwickeln eine Software für kleine Praxen und wir haben 40 befragt.', 'foreign'],
    ['Nous avons vendu des logiciels à des cliniques dans la région.', 'foreign'],
    ['我们为小型牙科诊所开发预约软件', 'foreign'],
    ['Мы продаём программы для небольших клиник', 'foreign'],
    ['', 'noise'],
  ])('takes %j for %s', (text, texture) => {
    expect(textureOf(tokenise(text))).toBe(texture);
  });
});

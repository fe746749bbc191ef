import { html, Html } from './html.js';

it('escapes what it is given, in text and in attributes', () => {
  const name = `"><script>alert('&')</script>`;
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;">&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;</p>',
  );
});

it('takes HTML as it is, lists one after the other, and nothing for nothing', () => {
  const items = ['a<b', 'c'].map((item) => html`<li>${item}</li>`);
  expect(html`<ul>${items}</ul>${null}${false}${0}`).toEqual(new Html('<ul><li>a&lt;b</li><li>c</li></ul>0'));
});

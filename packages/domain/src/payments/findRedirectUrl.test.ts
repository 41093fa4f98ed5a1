import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findRedirectUrl } from './findRedirectUrl.ts'

const URL_A = 'https://pay.example.com/next?order=7&sum=1500'
const URL_B = 'https://pay.example.com/other'
const options = { allowedHosts: ['pay.example.com', 'bank.example.org'] }
const find = (html: unknown) => findRedirectUrl(html as string, options)
const call = (address: string, target = '_self') => `window.open('${address}','${target}')`
const page = (script: string) =>
  `<!DOCTYPE html><html><head><title>Pay</title></head><body><script>${script}</script></body></html>`

describe('what is found', () => {
  test('PAY-16 an address opened in the same window is found', () => {
    expect(find(page(`${call(URL_A)};`))).toBe(URL_A)
    expect(find(`<script>${call(URL_A)}</script>`)).toBe(URL_A)
  })

  test.each([
    ['double quotes', `window.open("${URL_A}", "_self");`],
    ['blanks and lines', `\n window\n . open (\n'${URL_A}' ,\t'_self'\n)\n`],
    ['comments around', `/* a */ // b\n${call(URL_A)} // c`],
    ['a function', `function go() { ${call(URL_A)}; }`],
    ['escaped slashes', call(URL_A.replaceAll('/', '\\/'))],
  ])('PAY-16 with %s too', (_, script) => {
    expect(find(page(script))).toBe(URL_A)
  })

  test.each([
    ['comments inside', `window./* a */open(// b\n'${URL_A}','_self')`],
    ['an arrow', `setTimeout(() => ${call(URL_A)}, 0)`],
    ['a condition', `if (true) ${call(URL_A)}; else window.close()`],
    ['a result', `var w = ${call(URL_A)}.focus()`],
    ['an alternative', `${call(URL_A)} || history.back()`],
    ['other statements', `var a = 1\n${call(URL_A)}\nvar b = a`],
    ['two calls', `${call(URL_A)};${call(URL_A)}`],
    ['a string', `var s = "${call(URL_B)}"; ${call(URL_A)}`],
    ['a template', `document.title = \`\${${call(URL_A)}}\``],
    ['a regular expression', `/'/.test(''); ${call(URL_A)}`],
    ['two functions', `function a() { ${call(URL_A)} } function b() {}`],
  ])('PAY-16 a script with %s is not read', (_, script) => {
    expect(find(page(script))).toBeUndefined()
    expect(find(`${page(script)}<script>${call(URL_A)}</script>`)).toBeUndefined()
  })

  test.each([
    ['no attribute', '<script>'],
    ['a type', '<script type=text/javascript>'],
    ['a type in capitals', '<SCRIPT TYPE = "Text/JavaScript">'],
    ['a nonce', '<script type="text/javascript" nonce="a>b">'],
  ])('PAY-16 a script with %s is read', (_, tag) => {
    expect(find(`<html>${tag}${call(URL_A)}</script ></html>`)).toBe(URL_A)
  })

  test('PAY-16 scheme, host and _self are compared in any case', () => {
    expect(find(page(call('HTTPS://Pay.Example.COM/Next', '_SELF')))).toBe('https://pay.example.com/Next')
    expect(findRedirectUrl(page(call(URL_A)), { allowedHosts: ['PAY.example.com'] })).toBe(URL_A)
  })

  test('PAY-16 the explicit default port is accepted', () => {
    expect(find(page(call('https://pay.example.com:443/next')))).toBe('https://pay.example.com/next')
  })

  test('PAY-16 a host without a path is an address', () => {
    expect(find(page(call('https://pay.example.com')))).toBe('https://pay.example.com/')
    expect(find(page(call('https://pay.example.com?a#b')))).toBe('https://pay.example.com/?a#b')
  })

  test('PAY-16 the same address twice counts once', () => {
    expect(find(`${page(call(URL_A))}<script>${call(URL_A.replace('pay', 'PAY'))}</script>`)).toBe(URL_A)
    expect(find(`<div>${page(call(URL_A))}</div><script>${call(URL_A)}</script>`)).toBe(URL_A)
  })

  test('PAY-16 entities in a script are not decoded', () => {
    expect(find(page(call('https://pay.example.com/?a=1&amp;b=2')))).toBe(
      'https://pay.example.com/?a=1&amp;b=2',
    )
  })

  test.each([
    ['another file', '<script src="https://evil.example/a.js"></script>'],
    [
      'other work',
      `<script>var a = /[/'"]\\//.test("x") ? \`a\${{ b: [1] }.b}\` : 4 / 2 / 1; a++ / 2</script>`,
    ],
    ['data', '<script type="application/json">{"a":1}</script>'],
    [
      'styles and pictures',
      '<style>a>b{content:"<script>"}</style><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
    ],
    ['text in brackets', '<p title="a > b">1 &lt; 2</p><br/><input disabled value=a>'],
    ['comments', `<!-- <script>${call(URL_B)}</script> --><!----></ a><!x>`],
    ['a form', `<textarea><script>${call(URL_B)}</script></textarea>`],
    ['a noscript', `<noscript><script>${call(URL_B)}</script></noscript>`],
    ['a template', `<template><script>${call(URL_B)}</script></template>`],
  ])('PAY-16 beside %s the address is found', (_, other) => {
    expect(find(`<html><body>${other}<script>${call(URL_A)}</script></body></html>`)).toBe(URL_A)
    expect(find(`<html><body><script>${call(URL_A)}</script>${other}</body></html>`)).toBe(URL_A)
  })

  test.each([
    ['an address worked out', '<script>var u = location.hash; window.open(u, "_self")</script>'],
    ['a sum of addresses', "<script>window.open('https://evil.example/' + name, '_self')</script>"],
    ['a syntax error', `<script>${call(URL_B)} )</script>`],
    ['a call in data', `<script type="application/json">${call(URL_A)}</script>`],
    ['a template in a template', `<template><template></template><script>${call(URL_B)}</script></template>`],
    ['a plain sign', '<p>1 < 2</p>'],
    ['an instruction', '<?php ?>'],
  ])('PAY-16 a page with %s too is not read', (_, other) => {
    expect(find(`<html><body>${other}<script>${call(URL_A)}</script></body></html>`)).toBeUndefined()
    expect(find(`<html><body><script>${call(URL_A)}</script>${other}</body></html>`)).toBeUndefined()
  })

  test.each([
    ['//', `// ${call(URL_B)}\n`],
    ['/* */', `/* ${call(URL_B)}\n */`],
  ])('PAY-16 an address inside %s is none', (_, script) => {
    expect(find(page(`${script}${call(URL_A)}`))).toBe(URL_A)
    expect(find(page(script))).toBeUndefined()
  })
})

describe('what is refused', () => {
  test.each([
    'http://pay.example.com/next',
    'javascript:alert(1)',
    'data:text/html,x',
    '//pay.example.com/next',
    '/next',
    'next',
    '',
    ' https://pay.example.com/next',
    'https:pay.example.com/next',
    'https:/pay.example.com/next',
    'https:///pay.example.com/next',
    'https:\\\\pay.example.com\\next',
    'https://evil.example/next',
    'https://evil.example/pay.example.com',
    'https://evil.example?https://pay.example.com/',
    'https://evil.example#pay.example.com',
    'https://pay.example.com@evil.example/',
    'https://pay.example.com:x@evil.example/',
    'https://user@pay.example.com/',
    'https://@pay.example.com/',
    'https://pay.example.com:8443/next',
    'https://pay.example.com:80/next',
    'https://pay.example.com:0443/next',
    'https://pay.example.com:/next',
    'https://pay.example.com.evil.example/',
    'https://evilpay.example.com/',
    'https://a.pay.example.com/',
    'https://pay.example.com./next',
    'https://pay%2eexample.com/next',
    'https://p\u0430y.example.com/next',
    'https://\uff50ay.example.com/next',
    'https://pay\u3002example.com/next',
    'https://pay.example.com\\@evil.example/',
    'https://pay.example.com\t.evil.example/',
    'https://pay.example.com/\u0000',
    'https://pay.example.com/\t',
    'https://pay.example.com/\ud800',
    'https://[::1]/',
    'blob:https://pay.example.com/1',
  ])('PAY-16 %j is no address to open', (address) => {
    expect(find(page(call(address)))).toBeUndefined()
    expect(find(page(call(address.replaceAll('\\', '\\\\'))))).toBeUndefined()
  })

  test.each([
    ['https://pay.example.com/\\x6a', 'a letter by its code'],
    ['\\u0068ttps://pay.example.com/', 'a letter by its code point'],
    ['https://pay.example.com/\\', 'an end escaped'],
    ['https://pay.example.com/\\\n', 'a string over two lines'],
  ])('PAY-16 %j has %s and is not read', (address) => {
    expect(find(page(call(address)))).toBeUndefined()
  })

  test.each([
    ['_blank', `window.open('${URL_A}','_blank')`],
    ['_top', `window.open('${URL_A}','_top')`],
    ['_parent', `window.open('${URL_A}','_parent')`],
    ['a blank', `window.open('${URL_A}',' _self')`],
    ['no name', `window.open('${URL_A}','')`],
    ['no target', `window.open('${URL_A}')`],
    ['a comma and no target', `window.open('${URL_A}',)`],
    ['a target worked out', `window.open('${URL_A}', target)`],
    ['a target put together', `window.open('${URL_A}','_se'+'lf')`],
    ['features', `window.open('${URL_A}','_self','width=1')`],
    ['one window too many', `window.open('${URL_A}','_self');window.open('${URL_A}','_blank')`],
  ])('PAY-16 with %s the target is not the same window', (_, script) => {
    expect(find(page(script))).toBeUndefined()
  })

  test('PAY-16 two different addresses are refused', () => {
    expect(find(page(`${call(URL_A)};${call(URL_B)}`))).toBeUndefined()
    expect(find(page(`${call(URL_A)}\n${call(URL_B)}`))).toBeUndefined()
    expect(find(`${page(call(URL_A))}<script>${call(URL_B)}</script>`)).toBeUndefined()
    expect(find(page(`${call(URL_A)};${call('https://evil.example/')}`))).toBeUndefined()
    expect(find(page(`${call('https://evil.example/')};${call(URL_A)}`))).toBeUndefined()
    expect(find(page(`${call(URL_A)};${call('\\x68ttps://evil.example/')}`))).toBeUndefined()
  })

  test.each([
    ['open alone', `open('${URL_A}','_self')`],
    ['self', `self.open('${URL_A}','_self')`],
    ['brackets', `window['open']('${URL_A}','_self')`],
    ['an optional call', `window?.open('${URL_A}','_self')`],
    ['capitals', `Window.Open('${URL_A}','_self')`],
    ['a longer name', `mywindow.open('${URL_A}','_self')`],
    ['window as a part', `my.window.open('${URL_A}','_self')`],
    ['window as a part on a new line', `my.\nwindow.open('${URL_A}','_self')`],
    ['an opener', `window.opener('${URL_A}','_self')`],
    ['a constructor', `new window.open('${URL_A}','_self')`],
    ['a comparison', `a < window.open('${URL_A}','_self')`],
    ['two words in a row', `foo window.open('${URL_A}','_self')`],
    ['a number before', `1 window.open('${URL_A}','_self')`],
    ['a word after', `window.open('${URL_A}','_self') foo`],
    ['names by their code', `w\\u0069ndow.open('${URL_A}','_self')`],
    ['a template for an address', `window.open(\`${URL_A}\`,'_self')`],
    ['a decorator', `@a window.open('${URL_A}','_self')`],
    ['location', `location.href='${URL_A}'`],
    ['text run as code', `eval("window.open('${URL_A}','_self')")`],
    ['text written out', `document.write("<script>window.open('${URL_A}','_self')<\\/script>")`],
    ['a timer with text', `setTimeout("window.open('${URL_A}','_self')", 1)`],
  ])('PAY-16 %s is not the call looked for', (_, script) => {
    expect(find(page(script))).toBeUndefined()
  })

  test.each([
    ['a string', `var a = 'x\n;${call(URL_A)}`],
    ['a string at the very end', `${call(URL_A)};'`],
    ['a comment', `${call(URL_A)}; /* `],
    ['a template', `${call(URL_A)}; \` `],
    ['a template inside', `${call(URL_A)}; \`\${1} `],
    ['a part of a template', `${call(URL_A)}; \`\${ `],
    ['a regular expression', `${call(URL_A)}; /a\n`],
    ['a regular expression at the end', `${call(URL_A)}; /a`],
    ['a bracket', `if (1) { ${call(URL_A)}`],
    ['the call', `window.open('${URL_A}','_self'`],
    ['another bracket', `[ ${call(URL_A)} }`],
    ['nothing', `${call(URL_A)} }`],
    ['a bracket under a comment', `{ ${call(URL_A)} <!-- }`],
  ])('PAY-18 a script that leaves open %s is not read', (_, script) => {
    expect(find(page(script))).toBeUndefined()
  })

  test.each([
    ['one line', `<!-- ${call(URL_A)} -->`],
    ['several lines', `<!--\n${call(URL_A)}\n//-->`],
    ['no end', `<!-- ${call(URL_A)}`],
  ])('PAY-18 a script inside a comment of HTML on %s is not read', (_, script) => {
    expect(find(page(script))).toBeUndefined()
  })

  test.each([
    ['a comment', `<!-- <script>${call(URL_A)}</script> -->`],
    ['a comment that browsers end early', `<!--> <script>${call(URL_A)}</script> -->`],
    ['a comment that browsers end at once', `<!---> <script>${call(URL_A)}</script> -->`],
    ['a comment with a sloppy end', `<!-- --!> <script>${call(URL_A)}</script> -->`],
    ['a title', `<title><script>${call(URL_A)}</script></title>`],
    ['a text field', `<textarea><script>${call(URL_A)}</script></textarea>`],
    ['styles', `<style><script>${call(URL_A)}</script></style>`],
    ['a frame', `<iframe><script>${call(URL_A)}</script></iframe>`],
    ['an attribute', `<p title="<script>${call(URL_A)}</script>">x</p>`],
    ['an event', `<p onclick="${call(URL_A)}">x</p>`],
    ['a template', `<template><script>${call(URL_A)}</script></template>`],
    ['a drawing', `<svg><script>${call(URL_A)}</script></svg>`],
    ['a formula', `<math><script>${call(URL_A)}</script></math>`],
    ['plain text', `<plaintext><script>${call(URL_A)}</script>`],
    ['data', `<script type="application/json">${call(URL_A)}</script>`],
    ['an unknown type', `<script type="text/template">${call(URL_A)}</script>`],
    ['an unknown language', `<script language="vbscript">${call(URL_A)}</script>`],
    ['a script with a file', `<script src="">${call(URL_A)}</script>`],
    ['a script for old browsers', `<script nomodule>${call(URL_A)}</script>`],
    ['a script for an event', `<script for="window" event="onload">${call(URL_A)}</script>`],
    ['a script that ends itself', `<script/>${call(URL_A)}</script>`],
    ['a script escaped twice', `<script><!-- <script>${call(URL_A)}</script>`],
    ['entities', `<p>&lt;script&gt;${call(URL_A)}&lt;/script&gt;</p>`],
    ['no script', `<p>${call(URL_A)}</p>`],
    ['a longer element', `<scripts>${call(URL_A)}</scripts>`],
    ['a script in a script', `<script><script>${call(URL_A)}</script>`],
    ['a link', `<a href="javascript:${call(URL_A)}">x</a>`],
  ])('PAY-18 inside %s nothing is read', (_, html) => {
    expect(find(`<html><body>${html}</body></html>`)).toBeUndefined()
  })

  test.each([
    ['a script', `<script>${call(URL_A)}`],
    ['an end tag', `<script>${call(URL_A)}</script`],
    ['a start tag', `<script>${call(URL_A)}</script><p`],
    ['an attribute', `<script>${call(URL_A)}</script><p a="`],
    ['a sign', `<script>${call(URL_A)}</script><`],
    ['an end sign', `<script>${call(URL_A)}</script></`],
    ['a comment', `<script>${call(URL_A)}</script><!-- `],
    ['a declaration', `<script>${call(URL_A)}</script><!x`],
    ['a title', `<script>${call(URL_A)}</script><title>x`],
    ['a template', `<script>${call(URL_A)}</script><template>`],
    ['a drawing', `<script>${call(URL_A)}</script><svg>`],
    ['a formula', `<script>${call(URL_A)}</script><math>`],
    ['a page', `<html><script>${call(URL_A)}</script>`],
    ['a body', `<body><script>${call(URL_A)}</script>`],
  ])('PAY-18 a reply that leaves open %s is broken', (_, html) => {
    expect(find(html)).toBeUndefined()
  })

  test.each([
    ['JSON', JSON.stringify({ html: page(call(URL_A)) })],
    ['a string of JSON', JSON.stringify(page(call(URL_A)))],
    ['text', `Please wait ${page(call(URL_A))}`],
    ['a script without a page', call(URL_A)],
    ['the end of a page', `</p>${page(call(URL_A))}`],
    ['a broken tag', `< script>${call(URL_A)}</script>`],
    ['an address', URL_A],
    ['nothing', ''],
    ['blanks', ' \n'],
  ])('PAY-18 %s is no page', (_, reply) => {
    expect(find(reply)).toBeUndefined()
  })

  test('PAY-18 without hosts nothing is allowed', () => {
    for (const allowedHosts of [
      [],
      [''],
      ['*'],
      ['*.example.com'],
      ['https://pay.example.com'],
      [null],
      undefined,
      null,
    ]) {
      expect(
        findRedirectUrl(page(call(URL_A)), { allowedHosts } as { allowedHosts: string[] }),
      ).toBeUndefined()
    }
    expect(findRedirectUrl(page(call(URL_A)), undefined as unknown as typeof options)).toBeUndefined()
    expect(findRedirectUrl(page(call('https:///')), { allowedHosts: [''] })).toBeUndefined()
  })

  test('PAY-18 an invalid host is refused although it is listed', () => {
    for (const host of ['999.999.999.999', '1', '-', '.', 'xn--', 'a..b']) {
      const found = findRedirectUrl(page(call(`https://${host}/`)), { allowedHosts: [host] })
      expect([undefined, `https://${host}/`]).toContain(found)
    }
    expect(
      findRedirectUrl(page(call('https://999.999.999.999/')), { allowedHosts: ['999.999.999.999'] }),
    ).toBeUndefined()
    expect(findRedirectUrl(page(call('https://1/')), { allowedHosts: ['1'] })).toBeUndefined()
  })

  test('PAY-18 a value that is not text is not a page', () => {
    for (const reply of [undefined, null, 7, {}, []]) expect(find(reply)).toBeUndefined()
  })
})

describe('whatever comes', () => {
  const pieces = fc.constantFrom(
    ...[
      '<',
      '>',
      '</',
      '<script',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '--!>',
      '<template>',
      '</template>',
      '<svg>',
      '</svg>',
    ],
    ...[
      '<textarea>',
      '</textarea>',
      '<html>',
      '</html>',
      '"',
      "'",
      '`',
      '${',
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      '\\',
      '\n',
      ' ',
      '/',
      '//',
    ],
    ...[
      '/*',
      '*/',
      ';',
      ',',
      '.',
      'window',
      'open',
      'window.open(',
      '_self',
      "'_self'",
      'https://',
      'pay.example.com',
      URL_A,
      'return',
    ],
    ...[
      call(URL_A),
      call(URL_B),
      call('https://evil.example/'),
      call('javascript:alert(1)'),
      `<script>${call(URL_A)}</script>`,
    ],
    ...['\ud800', '\u1021', '\u2028', '\u0000', '=', 'a="', 'type=', 'src', '@', '#', '1'],
  )

  test('PAY-16 only allowed addresses are returned, and no input throws', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        for (const html of [parts.join(''), page(parts.join('')), `<p>${parts.join(' ')}`]) {
          expect([undefined, URL_A, URL_B, 'https://pay.example.com/']).toContain(find(html))
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('PAY-18 a reply that is cut off at any place has no address', () => {
    const whole = page(`${call(URL_A)};`)
    expect(find(whole)).toBe(URL_A)
    for (let length = 0; length < whole.length; length += 1)
      expect(find(whole.slice(0, length))).toBeUndefined()
  })

  test('PAY-16 every path of an allowed host is found unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9_~=&?;+-]{0,40}$/), (path) => {
        expect(find(page(call(`https://pay.example.com/${path}`)))).toBe(`https://pay.example.com/${path}`)
      }),
    )
  })
})

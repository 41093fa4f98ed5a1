import { expect, test } from 'vitest'
import { gives } from '../testing/gives.ts'
import { replyScripts } from './replyScripts.ts'

test.each([
  ['<script>a</script>', ['a']],
  ['<SCRIPT>a</SCRIPT ><script>b</script/>', ['a', 'b']],
  ['\ufeff \n<p><script>a</script>', ['a']],
  ['<p>', []],
  ['<!doctype html><?xml?></p><script>a</script>', ['a']],
  ['<p>1 < 2 <3 <- <script>a</script>', ['a']],
  ['<!-- <script>a</script> --><script>b</script>', ['b']],
  ['<!----><script>a</script>', ['a']],
  ['<!-- a -- b --><script>a</script>', ['a']],
  ['<p title="<script>a</script>"><script>b</script>', ['b']],
  ['<script a="b" c=\'>\'>d</script>', ['d']],
  ['<svg/><math/><script>a</script>', ['a']],
  ['<svg></svg></svg><script>a</script>', ['a']],
  ['<svg><p><script/></p></svg>', undefined],
  ['<template><script>a</script></template><script>b</script>', ['b']],
  ['<template><template></template><script>a</script></template>', []],
  ['<html><body><script>a</script></html>', ['a']],
  ['<html><html></html></html><script>a</script>', ['a']],
  ['<body></body><script>a</script>', ['a']],
  ["<script>'</p>' < 1</script>", ["'</p>' < 1"]],
  ["<script>'<script>' <!-- a\n</script>", ["'<script>' <!-- a\n"]],
  ['<script><!-- <scripts a</script>', ['<!-- <scripts a']],
  ['<script>a <!-- b</script>', ['a <!-- b']],
] as const)('PAY-16 %j has the scripts %j', gives(replyScripts))

test.each(['iframe', 'noembed', 'noframes', 'noscript', 'style', 'textarea', 'title', 'xmp'])(
  'PAY-18 what stands inside %s is text',
  (name) => {
    expect(replyScripts(`<${name}><script>a</script></${name}><script>b</script>`)).toEqual(['b'])
    expect(replyScripts(`<${name}><script>a</script></${name}s><script>b</script>`)).toBeUndefined()
  },
)

test.each([
  'module',
  'text/javascript',
  'application/javascript',
  'application/x-javascript',
  'text/x-ecmascript',
  'text/ecmascript',
  'text/javascript1.5',
  'text/jscript',
  'text/livescript',
  '',
])('PAY-16 a script of the type %j runs', (type) => {
  expect(replyScripts(`<script type="${type}">a</script>`)).toEqual(['a'])
})

test.each([
  'modules',
  'xmodule',
  'xtext/javascript',
  'text/javascripts',
  'text/javascript1.6',
  'text/javascript;charset=utf-8',
  'application/jscript',
  'application/json',
  'importmap',
  'text/plain',
])('PAY-18 a script of the type %j does not run', (type) => {
  expect(replyScripts(`<script type="${type}">a</script>`)).toEqual([])
})

test.each(['src', 'nomodule', 'for', 'src=""', 'type="a" type="module"', 'language="vbscript"'])(
  'PAY-18 a script with %s does not run where it stands',
  (attribute) => {
    expect(replyScripts(`<script ${attribute}>a</script>`)).toEqual([])
  },
)

test.each([
  '',
  'a<p>',
  '{"a":"<p>"}',
  '< p>',
  '<p><',
  '<p></',
  '<p',
  '<p a="',
  '<!-- a',
  '<!-->a-->',
  '<!--->a-->',
  '<!-- a --!> b -->',
  '<!a',
  '<script>a',
  '<title>a',
  '<plaintext>a',
  '<p></plaintext>',
  '<html>',
  '<html><body></body>',
  '<body>',
  '<template>',
  '<template/>',
  '<svg>',
  '<math>',
  '<svg><script>a</script></svg>',
  '<math><script>a</script></math>',
  '<script><!-- <script>a</script>',
  '<script><!--<SCRIPT a</script>',
])('PAY-18 %j is broken, or parsed differently by browsers', (html) => {
  expect(replyScripts(html)).toBeUndefined()
})

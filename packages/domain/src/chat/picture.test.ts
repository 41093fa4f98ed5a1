import { expect, test } from 'vitest'
import { chatPicture } from './picture.ts'

const HOSTS = ['images.fleet.example']
const picture = (content: string, contentType = 'image') => chatPicture({ content, contentType }, HOSTS)

test('T7 an address on a listed host is a picture', () => {
  expect(picture('https://images.fleet.example/a.jpg')).toBe('https://images.fleet.example/a.jpg')
  expect(picture(' https://images.fleet.example/a.jpg ', 'image/jpeg')).toBe(
    'https://images.fleet.example/a.jpg',
  )
})

test.each([
  ['javascript:alert(1)'],
  ['data:image/png;base64,AAAA'],
  ['http://images.fleet.example/a.jpg'],
  ['//images.fleet.example/a.jpg'],
  ['https://evil.example/a.jpg'],
  ['https://images.fleet.example.evil.example/a.jpg'],
  ['https://images.fleet.example@evil.example/a.jpg'],
  ['https://images.fleet.example:8443/a.jpg'],
  ['https://images.fleet.example/a.svg'],
  ['https://images.fleet.example\\@evil.example/a.jpg'],
  ['look: https://images.fleet.example/a.jpg'],
  [''],
])('T7 %j is shown as text', (content) => {
  expect(picture(content)).toBeUndefined()
})

test('T7 an address inside text is not a picture, and without a list no address is', () => {
  expect(picture('https://images.fleet.example/a.jpg', 'text')).toBeUndefined()
  expect(chatPicture({ content: 'https://images.fleet.example/a.jpg', contentType: 'image' }, [])).toBe(
    undefined,
  )
})

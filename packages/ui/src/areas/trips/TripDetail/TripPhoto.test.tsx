import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TripPhoto } from './TripPhoto.tsx'

const markup = (src: string | undefined) =>
  renderToStaticMarkup(
    <TripPhoto
      src={src}
      hosts={['images.example']}
      label="Photo of the driver"
      shape="circle"
      placeholder={<b>no picture</b>}
    />,
  )

test('T7 a photo of a listed host is requested without a referrer', () => {
  const html = markup('https://images.example/driver.jpg')
  expect(html).toContain('src="https://images.example/driver.jpg"')
  expect(html).toContain('referrerPolicy="no-referrer"')
  expect(html).toContain('alt="Photo of the driver"')
  expect(html).not.toContain('no picture')
})

test.each([
  undefined,
  '',
  'http://images.example/driver.jpg',
  'https://evil.example/driver.jpg',
  'https://images.example@evil.example/driver.jpg',
  'data:image/svg+xml,<svg onload="alert(1)"/>',
  'javascript:alert(1)',
  '//images.example/driver.jpg',
])('T7 %j is not requested: a placeholder replaces it', (src) => {
  const html = markup(src)
  expect(html).not.toContain('<img')
  expect(html).toContain('no picture')
})

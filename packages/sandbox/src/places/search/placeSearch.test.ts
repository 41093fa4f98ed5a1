import type { FleetClientOptions } from '@fleetgis/api'
import * as calls from '@fleetgis/api/places'
import { YANGON_BOX_TEXT } from '@fleetgis/domain/places'
import { describe, expect, test } from 'vitest'
import { createRespond } from '../../respond.ts'
import { ORIGIN, openWorld } from '../../testing/openWorld.ts'
import { createPace } from './pace.ts'

const NOMINATIM =
  'format=json&addressdetails=1&countrycodes=mm&limit=100&viewbox=96.01,16.70,96.25,17.05&bounded=1'
const PHOTON = 'limit=100&bbox=96.01,16.70,96.25,17.05'
const MASK = 'displayName,location,shortFormattedAddress'

/** A client of the searches, with a key of the maps service. Without a clock there is no rate limit. */
function open(client: Partial<FleetClientOptions> = {}) {
  const opened = openWorld({}, { mapsKey: 'sandbox', ...client })
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await opened.respond(new Request(ORIGIN + path, { headers }))
    return {
      status: response.status,
      type: response.headers.get('Content-Type'),
      text: await response.text(),
    }
  }
  return { ...opened, get }
}

const [WEST = 0, SOUTH = 0, EAST = 0, NORTH = 0] = YANGON_BOX_TEXT.split(',').map(Number)

describe('the open street search', () => {
  test('CF-122 most results have a display name alone; all have text coordinates inside the box', async () => {
    const { get } = open()
    const { status, text } = await get(`/search?q=Mya&${NOMINATIM}`)
    expect(status).toBe(200)
    const results: Record<string, unknown>[] = JSON.parse(text)
    expect(results.length).toBeGreaterThan(20)
    const named = results.filter((result) => 'name' in result)
    expect(named.length).toBeGreaterThan(0)
    expect(named.length).toBeLessThan(results.length / 2)
    expect(named.some(({ name }) => name === '')).toBe(true)
    for (const { lat, lon, display_name, address } of results) {
      expect([typeof lat, typeof lon]).toEqual(['string', 'string'])
      expect(Number(lon)).toBeGreaterThanOrEqual(WEST)
      expect(Number(lon)).toBeLessThanOrEqual(EAST)
      expect(Number(lat)).toBeGreaterThanOrEqual(SOUTH)
      expect(Number(lat)).toBeLessThanOrEqual(NORTH)
      expect(display_name).toMatch(/, (Myanmar|မြန်မာ)$/)
      expect(address).toMatchObject({ 'ISO3166-2-lvl4': 'MM-06', country_code: 'mm' })
    }
  })

  test('PLC-08 the client reads name and address, without country, state, postcode and codes', async () => {
    const { client } = open()
    const places = await client.call(calls.openStreetSearch, { text: 'Mya' })
    expect(places.length).toBeGreaterThan(20)
    for (const { name, address } of places) {
      expect(name).not.toBe('')
      expect(address).toMatch(/(Yangon|ရန်ကုန်)/)
      expect(address).not.toMatch(/MM-06|Myanmar|မြန်မာ|110\d\d/)
    }
  })

  test('at most 40 results come, whatever the limit; unbounded searches also find spots outside the box', async () => {
    const { get } = open()
    const whole = JSON.parse((await get(`/search?q=yangon&${NOMINATIM}`)).text)
    expect(whole).toHaveLength(40)
    const five = await get(`/search?q=yangon&${NOMINATIM.replace('limit=100', 'limit=5')}`)
    expect(JSON.parse(five.text)).toEqual(whole.slice(0, 5))
    const open0 = await get(`/search?q=mya&${NOMINATIM.replace('bounded=1', 'bounded=0')}`)
    const east = JSON.parse(open0.text).filter(({ lon }: { lon: string }) => Number(lon) > EAST)
    expect(east.length).toBeGreaterThan(0)
  })

  test.each([
    ['nothing that is there', `q=zzz&${NOMINATIM}`],
    ['another country', `q=mya&${NOMINATIM.replace('=mm', '=th')}`],
  ])('%s answers an empty list', async (_, query) => {
    expect(await open().get(`/search?${query}`)).toMatchObject({ status: 200, text: '[]' })
  })

  test.each([
    ['a blank text', `q=%20&${NOMINATIM}`, 'Nothing to search'],
    ['another format', `q=a&${NOMINATIM.replace('json', 'html')}`, 'format'],
    ['a box that is none', `q=a&${NOMINATIM.replace('17.05', 'north')}`, 'viewbox'],
  ])('%s answers 400 in the words of the provider', async (_, query, message) => {
    const { status, text } = await open().get(`/search?${query}`)
    expect({ status, body: JSON.parse(text) }).toEqual({
      status: 400,
      body: { error: { code: 400, message: expect.stringContaining(message) } },
    })
  })

  test('T19 more than one request per second gets 429 in HTML; a second later the next succeeds', async () => {
    const { world } = open()
    let now = world.now
    const respond = createRespond(world, { clock: () => now })
    const ask = () => respond(new Request(`${ORIGIN}/search?q=mya&${NOMINATIM}`))
    expect((await ask()).status).toBe(200)
    now += 300
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Content-Type')).toContain('text/html')
    expect(await refused.text()).toContain('Bandwidth limit exceeded')
    now += 700
    expect((await ask()).status).toBe(200)
  })

  test('T19 a client that keeps its pace is never refused, although the network delays some requests', () => {
    const pace = createPace()
    for (let count = 0; count < 60; count += 1)
      expect(pace.allows(count * 1000 + (count % 2) * 450)).toBe(true)
  })

  test('T19 a client slightly above the rate is refused in the end', () => {
    const pace = createPace()
    const answers = Array.from({ length: 10 }, (_, count) => pace.allows(count * 800))
    expect(answers[1]).toBe(true)
    expect(answers).toContain(false)
  })
})

describe('the geocoder', () => {
  test('CF-122 features lack district, city or name, and each is still read as a place', async () => {
    const { get, client } = open()
    const { features } = JSON.parse((await get(`/api/?q=mya&${PHOTON}`)).text)
    const properties: Record<string, string>[] = features.map(
      (one: { properties: unknown }) => one.properties,
    )
    for (const part of ['name', 'district', 'city']) {
      const lacking = properties.filter((one) => !(part in one)).length
      expect(lacking).toBeGreaterThan(0)
      expect(lacking).toBeLessThan(properties.length)
    }
    for (const one of properties) expect(one.name ?? one.street).toEqual(expect.any(String))
    const places = await client.call(calls.geocoderSearch, { text: 'mya' })
    expect(places).toHaveLength(features.length)
    expect(places[0]).toMatchObject({
      longitude: features[0].geometry.coordinates[0],
      latitude: features[0].geometry.coordinates[1],
    })
  })

  test('it finds Burmese and English names, and nothing in an empty box', async () => {
    const { client, world } = open()
    const spot = world.gazetteer.find(
      ({ index, position: [lng] }) => index % 9 !== 4 && lng > 96.05 && lng < EAST,
    )
    for (const text of [spot?.name.en, spot?.name.my, spot?.name.en.toLowerCase()]) {
      const [first] = await client.call(calls.geocoderSearch, { text: text ?? '' })
      expect([spot?.name.en, spot?.name.my]).toContain(first?.name)
    }
    expect(await client.call(calls.geocoderSearch, { text: 'zzz' })).toEqual([])
  })

  test.each([
    ['a blank text', `q=&${PHOTON}`],
    ['a box of three numbers', 'q=a&limit=1&bbox=96,16,97'],
    ['a limit of none', 'q=a&limit=0&bbox=96,16,97,17'],
  ])('%s answers 400 with a message', async (_, query) => {
    const { status, text } = await open().get(`/api/?${query}`)
    expect({ status, body: JSON.parse(text) }).toEqual({ status: 400, body: { message: expect.any(String) } })
  })
})

describe('the maps service', () => {
  const session = 'B-ABC'

  test('PLC-10 it suggests places, and another question without an id', async () => {
    const { send, client } = open()
    const headers = { 'X-Goog-Api-Key': 'k', 'X-Goog-FieldMask': 'suggestions' }
    const { body } = await send(
      '/v1/places:autocomplete',
      { input: 'mya', sessionToken: session },
      { headers },
    )
    const kinds: string[] = body.suggestions.map((one: object) => Object.keys(one)[0])
    expect(kinds).toContain('queryPrediction')
    expect(kinds.filter((kind) => kind === 'placePrediction').length).toBeGreaterThan(2)
    expect(body.suggestions.length).toBeLessThanOrEqual(5)
    const places = await client.call(calls.placeSuggestions, { text: 'mya', sessionToken: session })
    expect(places).toHaveLength(kinds.filter((kind) => kind === 'placePrediction').length)
    for (const { id, text } of places) {
      expect(id).toMatch(/^ChIJ[0-9a-z]+$/)
      expect(text.toLowerCase()).toContain('mya')
    }
  })

  test('PLC-10 nothing found is an empty object', async () => {
    const headers = { 'X-Goog-Api-Key': 'k', 'X-Goog-FieldMask': 'suggestions' }
    const { send } = open()
    const { status, body } = await send(
      '/v1/places:autocomplete',
      { input: 'zzz', sessionToken: session },
      { headers },
    )
    expect({ status, body }).toEqual({ status: 200, body: {} })
  })

  test('PLC-10 details mostly have no short address', async () => {
    const { client, world } = open()
    const details = await Promise.all(
      world.gazetteer.slice(0, 60).map(async ({ name }) => {
        const [first] = await client.call(calls.placeSuggestions, { text: name.en, sessionToken: session })
        return client.call(calls.placeDetails, { id: first?.id ?? '' }).catch(() => undefined)
      }),
    )
    const known = details.filter((one) => one !== undefined)
    const short = known.filter(({ shortFormattedAddress }) => shortFormattedAddress !== undefined)
    expect(short.length).toBeGreaterThan(0)
    expect(short.length).toBeLessThan(known.length / 2)
    expect(known.some(({ displayName }) => displayName === undefined)).toBe(true)
    for (const { latitude } of known) expect(latitude).toBeCloseTo(16.87, 0)
  })

  test('PLC-06 the field mask selects the fields of the reply', async () => {
    const { client, get } = open()
    const [, second] = await client.call(calls.placeSuggestions, { text: 'mya', sessionToken: session })
    const headers = { 'X-Goog-Api-Key': 'k', 'X-Goog-FieldMask': 'location' }
    const { text } = await get(`/v1/places/${second?.id}`, headers)
    expect(JSON.parse(text)).toEqual({
      location: { latitude: expect.any(Number), longitude: expect.any(Number) },
    })
  })

  test.each([
    [
      'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
      { placePrediction: { placeId: expect.any(String), text: { text: expect.any(String) } } },
      {},
    ],
    [
      'suggestions.queryPrediction , suggestions.placePrediction.place',
      { placePrediction: { place: expect.any(String) } },
      { queryPrediction: { text: { text: 'mya near me' } } },
    ],
    [
      'suggestions.placePrediction.structuredFormat.*',
      {
        placePrediction: {
          structuredFormat: {
            mainText: { text: expect.any(String) },
            secondaryText: { text: expect.any(String) },
          },
        },
      },
      {},
    ],
  ])('PLC-06 the field mask %s decides what is suggested', async (mask, place, question) => {
    const { send } = open()
    const headers = { 'X-Goog-Api-Key': 'k', 'X-Goog-FieldMask': mask }
    const ask = { input: 'mya', sessionToken: session }
    const { body } = await send('/v1/places:autocomplete', ask, { headers })
    expect(body.suggestions.slice(0, 2)).toEqual([place, question])
  })

  test('PLC-06 a mask may name a part of a field, or everything', async () => {
    const { client, get } = open()
    const [, second] = await client.call(calls.placeSuggestions, { text: 'mya', sessionToken: session })
    const detailsOf = async (mask: string) => {
      const { text } = await get(`/v1/places/${second?.id}`, {
        'X-Goog-Api-Key': 'k',
        'X-Goog-FieldMask': mask,
      })
      return JSON.parse(text)
    }
    expect(await detailsOf('location.latitude,id')).toEqual({
      id: second?.id,
      location: { latitude: expect.any(Number) },
    })
    expect(await detailsOf('*')).toMatchObject({
      id: second?.id,
      location: {},
      formattedAddress: second?.text,
    })
  })

  test.each(['nothing', 'location.height', 'displayName.text.text', 'location,', 'suggestions.places', '.'])(
    'PLC-06 the field mask "%s", which names no field, answers 400',
    async (mask) => {
      const { send, get } = open()
      const headers = { 'X-Goog-Api-Key': 'k', 'X-Goog-FieldMask': mask }
      const ask = { input: 'mya', sessionToken: session }
      expect(await send('/v1/places:autocomplete', ask, { headers })).toMatchObject({
        status: 400,
        body: { error: { status: 'INVALID_ARGUMENT' } },
      })
      expect((await get('/v1/places/x', headers)).status).toBe(400)
    },
  )

  test('ERR-33 outdated ids are dropped from the results', async () => {
    const { client, get, world } = open()
    const gone = world.gazetteer.filter(({ index }) => index % 13 === 7)
    const spot = gone.find(
      ({ name }) => world.gazetteer.filter((one) => one.name.en === name.en).length === 1,
    )
    const found = await client.call(calls.placeSuggestions, {
      text: spot?.name.en ?? '',
      sessionToken: session,
    })
    const headers = { 'X-Goog-Api-Key': 'k', 'X-Goog-FieldMask': MASK }
    const { status, text } = await get(`/v1/places/${found[0]?.id}`, headers)
    expect({ status, error: JSON.parse(text).error.status }).toEqual({ status: 404, error: 'NOT_FOUND' })
    const names = world.gazetteer.map(({ name }) => name.en.split(' ')[0] ?? '')
    const whole = await Promise.all(
      [...new Set(names)].map(async (name) => {
        const suggestions = await client.call(calls.placeSuggestions, { text: name, sessionToken: session })
        const places = await calls.googlePlaces(client, name, session)
        return suggestions.length - places.length
      }),
    )
    expect(Math.max(...whole)).toBeGreaterThan(0)
  })

  test.each([
    ['no key', {}, 403],
    ['a blocked key', { 'X-Goog-Api-Key': 'blocked', 'X-Goog-FieldMask': MASK }, 403],
    ['no field mask', { 'X-Goog-Api-Key': 'k' }, 400],
  ])('PLC-06 %s is refused in the words of the provider', async (_, given, status) => {
    const { send, get } = open()
    const headers: Record<string, string> = { ...given }
    const suggested = await send(
      '/v1/places:autocomplete',
      { input: 'a', sessionToken: session },
      { headers },
    )
    expect(suggested).toMatchObject({
      status,
      body: { error: { code: status, message: expect.any(String) } },
    })
    expect(await get('/v1/places/x', headers)).toMatchObject({ status })
  })

  test('PLC-06 a client without a key is refused, and a malformed id with 400', async () => {
    const without = open({ mapsKey: undefined })
    const call = without.client.call(calls.placeSuggestions, { text: 'a', sessionToken: session })
    await expect(call).rejects.toMatchObject({ status: 403 })
    await expect(open().client.call(calls.placeDetails, { id: 'x' })).rejects.toMatchObject({ status: 400 })
  })
})

test('a provider finds unknown names, and the saved places do not have them', async () => {
  const { client, enter } = open()
  await enter()
  const { locations } = await client.call(calls.unknownLocations, { search: '', page: 1, size: 100 })
  const found = await Promise.all(
    locations.map(async ({ name }) => ({
      provider: (await client.call(calls.placeSuggestions, { text: name, sessionToken: 'B-A' })).length,
      saved: (await client.call(calls.savedLocations, { search: name })).filter((one) => one.name === name)
        .length,
    })),
  )
  expect(found.filter(({ provider }) => provider > 0).length).toBeGreaterThan(locations.length / 2)
  // No provider finds some names.
  expect(found.some(({ provider }) => provider === 0)).toBe(true)
  for (const { saved } of found) expect(saved).toBe(0)
})

test('the preflight of a search allows its headers', async () => {
  const { respond } = open()
  const asked = 'X-Goog-Api-Key, X-Goog-FieldMask'
  const response = await respond(
    new Request(`${ORIGIN}/v1/places:autocomplete`, {
      method: 'OPTIONS',
      headers: { 'Access-Control-Request-Headers': asked },
    }),
  )
  expect(response.headers.get('Access-Control-Allow-Headers')).toBe(asked)
})

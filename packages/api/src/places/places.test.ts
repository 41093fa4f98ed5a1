import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { createFleetClient, type FleetClient } from '../core/client.ts'
import { ContractError, ServerError } from '../core/errors.ts'
import { expectSent } from '../testing/expectSent.ts'
import { fakeClient } from '../testing/fakeClient.ts'
import { json, type SeenRequest } from '../testing/fakeFetch.ts'
import { fakeTimers } from '../testing/fakeTimers.ts'
import { fuzzReply } from '../testing/fuzz.ts'
import { oneCall } from '../testing/oneCall.ts'
import { refreshedBy } from '../testing/refreshedBy.ts'
import {
  addLocations,
  addUnknownLocation,
  geocoderSearch,
  hiddenLocationNames,
  locationReview,
  openStreetSearch,
  placeDetails,
  placeSuggestions,
  savedLocations,
  setLocationStatus,
  unknownLocations,
  updateLocation,
} from './endpoints.ts'
import { googlePlaces } from './googlePlaces.ts'
import {
  addLocationsMutation,
  addUnknownLocationMutation,
  setLocationStatusMutation,
  updateLocationMutation,
} from './mutations.ts'
import {
  geocoderQuery,
  googlePlacesQuery,
  hiddenLocationNamesQuery,
  locationReviewQuery,
  openStreetQuery,
  savedLocationsQuery,
  unknownLocationsQuery,
} from './queries.ts'

const place = { name: 'Sule', latitude: 16.7744, longitude: 96.1587, address: 'Yangon' }
const search = { search: ' sule ' }
const review = { ...search, page: 2, size: 10 }
const edit = { id: 'l1', name: 'Sule Pagoda', address: 'Sule Road' }
const text = ' sule pagoda '

const saved = {
  syskey: 'l1',
  location: 'Sule',
  address: 'Yangon',
  latitude: '16.7744',
  longitude: 96.1587,
  status: '4',
}
const readSaved = {
  id: 'l1',
  name: 'Sule',
  address: 'Yangon',
  latitude: 16.7744,
  longitude: 96.1587,
  status: 4,
}
const bareSaved = { syskey: 'l2', status: 1 }

describe('requests', () => {
  test.each([
    [
      'LOC-35 adding',
      () => oneCall(addLocations, { locations: [place] }),
      'POST https://b.example/console/location/add',
      { locations: [place] },
    ],
    [
      'EP-B02 searching what is saved',
      () => oneCall(savedLocations, search),
      'POST https://b.example/console/location/list',
      { location: 'sule' },
    ],
    [
      'EP-B03 the review',
      () => oneCall(locationReview, review),
      'POST https://b.example/console/location/address-list?pageSize=10&curPage=2',
      { search: 'sule' },
    ],
    [
      'EP-B04 keeping an unknown name',
      () => oneCall(addUnknownLocation, { name: ' Hledan ' }),
      'POST https://b.example/console/add/unknow-location',
      { name: 'Hledan' },
    ],
    [
      'EP-B05 unknown names',
      () => oneCall(unknownLocations, { search: '', page: 1, size: 12 }),
      'POST https://b.example/console/unknow-location/list?pageSize=12&curPage=1',
      { name: '' },
    ],
    [
      'LOC-36 changing name and address',
      () => oneCall(updateLocation, edit),
      'POST https://b.example/console/update/location/address',
      { syskey: 'l1', location: 'Sule Pagoda', address: 'Sule Road' },
    ],
    [
      'LOC-12 changing a row with its coordinates',
      () => oneCall(updateLocation, { ...edit, latitude: 16.8, longitude: 0 }),
      'POST https://b.example/console/update/location/address',
      { syskey: 'l1', location: 'Sule Pagoda', address: 'Sule Road', latitude: 16.8, longitude: 0 },
    ],
    [
      'LOC-37 hiding',
      () => oneCall(setLocationStatus, { id: 'l1', status: 4 }),
      'POST https://b.example/console/update/location/status',
      { syskey: 'l1', status: 4 },
    ],
    [
      'EP-B08 hidden names',
      () => oneCall(hiddenLocationNames, undefined),
      'POST https://b.example/console/disable/location/address-list',
      {},
    ],
  ])('%s goes to its address with its body and the token', async (_, make, request, body) => {
    await expectSent(make(), request, body)
  })

  test('PLC-01 the open street search requests a hundred in Myanmar, inside the box of Yangon', async () => {
    const { request, authorization } = await oneCall(openStreetSearch, { text }).sent()
    const url = new URL(request.slice('GET '.length))
    expect(url.origin + url.pathname).toBe('https://n.example/search')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: 'sule pagoda',
      format: 'json',
      addressdetails: '1',
      countrycodes: 'mm',
      limit: '100',
      viewbox: '96.01,16.70,96.25,17.05',
      bounded: '1',
    })
    expect(authorization).toBeNull()
  })

  test('PLC-02 the geocoder search requests a hundred inside the box of Yangon', async () => {
    const { request, authorization } = await oneCall(geocoderSearch, { text }).sent()
    const url = new URL(request.slice('GET '.length))
    expect(url.origin + url.pathname).toBe('https://p.example/api/')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: 'sule pagoda',
      limit: '100',
      bbox: '96.01,16.70,96.25,17.05',
    })
    expect(authorization).toBeNull()
  })

  const sessionToken = 'B-A1B2C3'

  test('PLC-04 the maps service search sends text and session token', async () => {
    expect(await oneCall(placeSuggestions, { text, sessionToken }).sent()).toEqual({
      request: 'POST https://s.example/v1/places:autocomplete',
      authorization: null,
      contentType: 'application/json',
      body: { input: 'sule pagoda', sessionToken },
    })
  })

  test('PLC-05 details are requested by id', async () => {
    expect(await oneCall(placeDetails, { id: 'ChIJ/1' }).sent()).toMatchObject({
      request: 'GET https://s.example/v1/places/ChIJ%2F1',
      authorization: null,
      body: undefined,
    })
  })

  test.each([
    ['the key of the client', { mapsKey: 'key' }, 'key'],
    ['no key where the client has none', {}, null],
  ])('PLC-06 both calls carry a field mask and %s', async (_, options, key) => {
    const { client, requests } = fakeClient(() => json({}), options)
    await client.call(placeSuggestions, { text, sessionToken })
    await client.call(placeDetails, { id: 'x' }).catch(() => {})
    await client.call(geocoderSearch, { text }).catch(() => {})
    expect(requests.map(({ headers }) => headers.get('X-Goog-Api-Key'))).toEqual([key, key, null])
    expect(requests.map(({ headers }) => headers.get('X-Goog-FieldMask'))).toEqual([
      'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
      'displayName,location,shortFormattedAddress',
      null,
    ])
  })
})

describe('replies about locations', () => {
  test('LOC-30 a saved location’s name is read from location', async () => {
    expect(await oneCall(savedLocations, search, { data: [saved, bareSaved] }).answer()).toEqual([
      readSaved,
      { id: 'l2', name: '', address: '', latitude: undefined, longitude: undefined, status: 1 },
    ])
  })

  test.each([
    ['swapped axes', { latitude: 96.1587, longitude: 16.7744 }],
    ['degrees beyond the earth', { latitude: 16.7744, longitude: 456 }],
    ['a hexadecimal text', { latitude: '0x10', longitude: 96.1587 }],
    ['an exponent in a text', { latitude: 16.7744, longitude: '9e1' }],
    ['one of the two', { latitude: 16.7744, longitude: null }],
  ])('LOC-30 a saved location with %s has no coordinates', async (_, degrees) => {
    const [location] = await oneCall(savedLocations, search, { data: [{ ...saved, ...degrees }] }).answer()
    expect(location).toEqual({ ...readSaved, latitude: undefined, longitude: undefined })
  })

  test('LOC-29 a saved location’s name may be read from name', async () => {
    const { location: name, ...rest } = saved
    const [location] = await oneCall(savedLocations, search, { data: [{ ...rest, name }] }).answer()
    expect(location).toEqual(readSaved)
  })

  test('LOC-32 the review has a page of locations and their count', async () => {
    const reply = { status: 200, data: { location_list: [saved], count: '31' } }
    expect(await oneCall(locationReview, review, reply).answer()).toEqual({
      locations: [readSaved],
      total: 31,
    })
  })

  test('LOC-33 the unknown locations have a page of names and their count', async () => {
    const reply = { data: { unknow_locations: [{ name: 'Hledan' }, { nom: 'x' }], count: 2 } }
    expect(await oneCall(unknownLocations, { ...search, page: 1, size: 12 }, reply).answer()).toEqual({
      locations: [{ name: 'Hledan' }],
      total: 2,
    })
  })

  test.each([[['Sule', 'Hledan']], [[{ name: 'Sule' }, { location: 'Hledan' }]]])(
    'LOC-34 the hidden names are read from %j',
    async (data) => {
      expect(await oneCall(hiddenLocationNames, undefined, { data }).answer()).toEqual(['Sule', 'Hledan'])
    },
  )

  test.each([
    ['EP-B01', () => oneCall(addLocations, { locations: [] }, { status: 200, message: 'Added' }), 200],
    ['EP-B06', () => oneCall(updateLocation, edit, {}), 200],
    ['EP-B07', () => oneCall(setLocationStatus, { id: 'l1', status: 4 }, { status: '204' }), 204],
  ])('%s resolves to its status', async (_, make, status) => {
    expect(await make().answer()).toMatchObject({ status })
  })

  test.each([
    ['EP-B01', () => oneCall(addLocations, { locations: [] }, {}, 403)],
    ['EP-B02', () => oneCall(savedLocations, search, {}, 403)],
    ['EP-B04', () => oneCall(addUnknownLocation, { name: 'x' }, { status: 403 })],
    ['EP-B06', () => oneCall(updateLocation, edit, { status: 404 })],
    ['EP-B08', () => oneCall(hiddenLocationNames, undefined, {}, 404)],
  ])('%s rejects when the server refuses', async (_, make) => {
    await expect(make().answer()).rejects.toThrow(ServerError)
  })
})

const result = {
  name: 'Sule Pagoda',
  display_name: 'Sule Pagoda, Sule Road, Yangon',
  lat: '16.7744',
  lon: '96.1587',
  address: { tourism: 'Sule Pagoda', road: 'Sule Road', city: 'Yangon', 'ISO3166-2-lvl4': 'MM-06' },
}
const feature = {
  geometry: { type: 'Point', coordinates: [96.1561, 16.8053] },
  properties: { name: 'Sule Pagoda', district: 'Kyauktada', city: 'Yangon', country: 'Myanmar' },
}
const suggested = { placePrediction: { placeId: 'p1', text: { text: 'Sule Pagoda, Yangon' } } }
const details = {
  displayName: { text: 'Sule Pagoda', languageCode: 'en' },
  location: { latitude: 16.7744, longitude: 96.1587 },
  shortFormattedAddress: 'Sule Road',
}

describe('replies of searches', () => {
  test('PLC-07 a result has name, coordinates and address', async () => {
    expect(await oneCall(openStreetSearch, { text }, [result]).answer()).toEqual([
      {
        name: 'Sule Pagoda',
        latitude: 16.7744,
        longitude: 96.1587,
        address: 'Sule Pagoda, Sule Road, Yangon',
      },
    ])
  })

  test.each([
    ['no name', { name: undefined }, [['Sule Pagoda', 'Sule Pagoda, Sule Road, Yangon']]],
    ['an empty name', { name: '' }, [['Sule Pagoda', 'Sule Pagoda, Sule Road, Yangon']]],
    ['no address', { address: undefined }, [['Sule Pagoda', '']]],
    ['no coordinates', { lat: undefined }, []],
    ['no name of any kind', { name: undefined, display_name: undefined }, []],
  ])('PLC-07 a result with %s is read as far as it can be', async (_, change, read) => {
    const places = await oneCall(openStreetSearch, { text }, [{ ...result, ...change }]).answer()
    expect(places.map(({ name, address }) => [name, address])).toEqual(read)
  })

  test('EP-N01 a rate limit in HTML is a refusal without words', async () => {
    // Longer than the client waits: it is not asked again.
    const limit = { status: 429, headers: { 'Retry-After': '60' } }
    const { client } = fakeClient(() => new Response('<html>Bandwidth limit exceeded</html>', limit))
    const error = await client.call(openStreetSearch, { text }).catch((reason) => reason)
    expect(error).toBeInstanceOf(ServerError)
    expect(error).toMatchObject({ status: 429, serverMessage: undefined })
  })

  test('EP-N01 a reply that is not a list is refused', async () => {
    const answer = oneCall(openStreetSearch, { text }, { type: 'FeatureCollection', features: [] }).answer()
    await expect(answer).rejects.toThrow(ContractError)
  })

  test('PLC-09 a feature has its longitude first', async () => {
    expect(await oneCall(geocoderSearch, { text }, { features: [feature] }).answer()).toEqual([
      { name: 'Sule Pagoda', latitude: 16.8053, longitude: 96.1561, address: 'Kyauktada, Yangon, Myanmar' },
    ])
  })

  test.each([
    ['a street alone', { street: 'Sule Road', country: 'Myanmar' }, ['Sule Road']],
    ['a country alone', { country: 'Myanmar' }, []],
    ['nothing', {}, []],
  ])('PLC-09 a feature with %s', async (_, properties, names) => {
    const features = [{ ...feature, properties }, { properties: feature.properties }]
    const places = await oneCall(geocoderSearch, { text }, { features }).answer()
    expect(places.map(({ name }) => name)).toEqual(names)
  })

  test.each([
    ['a place', [suggested], [{ id: 'p1', text: 'Sule Pagoda, Yangon' }]],
    ['a query without an id', [{ queryPrediction: { text: { text: 'sule' } } }], []],
    ['a place without an id', [{ placePrediction: { text: { text: 'sule' } } }], []],
    ['a place without a text', [{ placePrediction: { placeId: 'p2' } }], [{ id: 'p2', text: '' }]],
    ['something else', [7, null, { placePrediction: 7 }], []],
  ])('PLC-10 a suggestion of %s', async (_, suggestions, read) => {
    const input = { text, sessionToken: 'B-A' }
    expect(await oneCall(placeSuggestions, input, { suggestions }).answer()).toEqual(read)
  })

  test('PLC-10 an empty object has no suggestions', async () => {
    expect(await oneCall(placeSuggestions, { text, sessionToken: 'B-A' }, {}).answer()).toEqual([])
  })

  test('PLC-10 details have name, coordinates and, if present, an address', async () => {
    const read = { displayName: 'Sule Pagoda', latitude: 16.7744, longitude: 96.1587 }
    expect(await oneCall(placeDetails, { id: 'p1' }, details).answer()).toEqual({
      ...read,
      shortFormattedAddress: 'Sule Road',
    })
    const { shortFormattedAddress: _, ...bare } = details
    expect(await oneCall(placeDetails, { id: 'p1' }, bare).answer()).toEqual({
      ...read,
      shortFormattedAddress: undefined,
    })
  })

  test('EP-S02 details without coordinates are refused', async () => {
    const answer = oneCall(placeDetails, { id: 'p1' }, { displayName: { text: 'Sule' } }).answer()
    await expect(answer).rejects.toThrow(ContractError)
  })

  test('EP-S01 a blocked key is a refusal', async () => {
    const body = { error: { code: 403, message: 'Blocked', status: 'PERMISSION_DENIED' } }
    const answer = oneCall(placeSuggestions, { text, sessionToken: 'B-A' }, body, 403).answer()
    await expect(answer).rejects.toMatchObject({ status: 403 })
  })
})

describe('for any reply', () => {
  test('R1 EP-B02 saved locations are read or refused', async () => {
    await fuzzReply(savedLocations, search, { data: [saved, bareSaved] })
  })

  test('R1 EP-B03 the review is read or refused', async () => {
    await fuzzReply(locationReview, review, { data: { location_list: [saved, bareSaved], count: 31 } })
  })

  test('R1 EP-B05 unknown names are read or refused', async () => {
    const input = { ...search, page: 1, size: 12 }
    await fuzzReply(unknownLocations, input, { data: { unknow_locations: [{ name: 'Hledan' }], count: 1 } })
  })

  test('R1 EP-B08 hidden names are read or refused', async () => {
    await fuzzReply(hiddenLocationNames, undefined, { data: ['Sule', { name: 'Hledan' }] })
  })

  test('R1 EP-N01 results are read or refused', async () => {
    await fuzzReply(openStreetSearch, { text }, [result, { ...result, address: null }])
  })

  test('R1 EP-P01 features are read or refused', async () => {
    await fuzzReply(geocoderSearch, { text }, { features: [feature] })
  })

  test('R1 EP-S01 suggestions are read or refused', async () => {
    await fuzzReply(placeSuggestions, { text, sessionToken: 'B-A' }, { suggestions: [suggested] }, {})
  })

  test('R1 EP-S02 details are read or refused', async () => {
    await fuzzReply(placeDetails, { id: 'p1' }, details, { location: details.location })
  })
})

describe('the pace of the open street search', () => {
  fakeTimers()

  test('T19 searches of all clients of a page are sent at most once a second, and none is lost', async () => {
    const sent: number[] = []
    const [first, second] = [1, 2].map(() =>
      createFleetClient({
        bases: { main: 'https://a.example' },
        fetch: async () => {
          sent.push(performance.now())
          return json([])
        },
      }),
    )
    const searches = Promise.all([
      first?.call(openStreetSearch, { text: 'sule' }),
      second?.call(openStreetSearch, { text: 'hledan' }),
      first?.call(openStreetSearch, { text: 'insein' }),
    ])
    await vi.advanceTimersByTimeAsync(5000)
    expect(await searches).toEqual([[], [], []])
    expect(sent.map((at) => at - (sent[0] ?? 0))).toEqual([0, 1000, 2000])
  })

  test('T19 a search that is aborted while it waits is not sent', async () => {
    const { client, requests } = fakeClient(() => json([]))
    const controller = new AbortController()
    void client.call(openStreetSearch, { text: 'sule' })
    const second = client
      .call(openStreetSearch, { text: 'hledan' }, { signal: controller.signal })
      .catch((error) => error)
    await vi.advanceTimersByTimeAsync(10)
    controller.abort('left')
    expect(await second).toBe('left')
    await vi.advanceTimersByTimeAsync(5000)
    expect(requests.map(({ url }) => url.searchParams.get('q'))).toEqual(['sule'])
  })
})

describe('the search of the maps service', () => {
  /** A maps service that suggests `ids`, and answers `detailsOf` for each. */
  function setUp(ids: readonly string[], detailsOf: (id: string) => Response) {
    const { client, requests } = fakeClient(
      ({ url }: SeenRequest) =>
        url.pathname === '/v1/places:autocomplete'
          ? json({
              suggestions: ids.map((id) => ({
                placePrediction: { placeId: id, text: { text: `Text ${id}` } },
              })),
            })
          : detailsOf(url.pathname.slice('/v1/places/'.length)),
      { retryAfter: 0 },
    )
    return { client, requests }
  }

  const named = (id: string) => json({ ...details, displayName: { text: `Place ${id}` } })
  const names = async (client: FleetClient) =>
    (await googlePlaces(client, 'sule', 'B-A')).map(({ name }) => name)

  test('PLC-10 suggestions are found with their details, in their order', async () => {
    const { client, requests } = setUp(['a', 'b'], named)
    expect(await googlePlaces(client, 'sule', 'B-A')).toEqual([
      { name: 'Place a', latitude: 16.7744, longitude: 96.1587, address: 'Sule Road' },
      { name: 'Place b', latitude: 16.7744, longitude: 96.1587, address: 'Sule Road' },
    ])
    expect(requests).toHaveLength(3)
  })

  test('PLC-10 a place whose details have no name is named by its suggestion', async () => {
    const { client } = setUp(['a'], () => json({ location: details.location }))
    expect(await googlePlaces(client, 'sule', 'B-A')).toEqual([
      { name: 'Text a', latitude: 16.7744, longitude: 96.1587, address: '' },
    ])
  })

  test.each([
    ['is refused', () => json({}, 404)],
    ['cannot be read', () => json({ displayName: { text: 'Nowhere' } })],
    ['lies nowhere on earth', () => json({ ...details, location: { latitude: 123, longitude: 0 } })],
  ])('ERR-33 a single detail that %s is dropped', async (_, bad) => {
    const { client } = setUp(['a', 'b', 'c'], (id) => (id === 'b' ? bad() : named(id)))
    expect(await names(client)).toEqual(['Place a', 'Place c'])
  })

  test('ERR-33 if every detail fails, the search fails', async () => {
    const { client } = setUp(['a', 'b'], () => json({}, 403))
    await expect(names(client)).rejects.toThrow(ServerError)
  })

  test('PLC-10 without suggestions there are no places and no detail requests', async () => {
    const { client, requests } = setUp([], named)
    expect(await names(client)).toEqual([])
    expect(requests).toHaveLength(1)
  })

  test('PLC-10 an aborted search rejects with the reason', async () => {
    const controller = new AbortController()
    const { client } = setUp(['a'], (id) => {
      controller.abort('typed on')
      return named(id)
    })
    await expect(googlePlaces(client, 'sule', 'B-A', { signal: controller.signal })).rejects.toBe('typed on')
  })
})

const LISTS = ['EP-B02', 'EP-B03']

test.each([
  ['EP-B01', () => refreshedBy(addLocationsMutation, { locations: [place] }), [...LISTS, 'EP-B05']],
  ['EP-B04', () => refreshedBy(addUnknownLocationMutation, { name: 'Hledan' }), ['EP-B05']],
  ['EP-B06', () => refreshedBy(updateLocationMutation, edit), [...LISTS, 'EP-B08']],
  ['EP-B07', () => refreshedBy(setLocationStatusMutation, { id: 'l1', status: 4 }), [...LISTS, 'EP-B08']],
])('%s refetches what it changes', async (id, run, refreshed) => {
  expect(await run()).toMatchObject({ key: [id], refreshed })
})

test.each([
  ['EP-B02', (client: FleetClient) => savedLocationsQuery(client, search), { data: [saved] }, [readSaved]],
  [
    'EP-B03',
    (client: FleetClient) => locationReviewQuery(client, review),
    { data: { location_list: [saved], count: 1 } },
    { locations: [readSaved], total: 1 },
  ],
  [
    'EP-B05',
    (client: FleetClient) => unknownLocationsQuery(client, review),
    { data: { unknow_locations: [], count: 0 } },
    { locations: [], total: 0 },
  ],
  ['EP-B08', (client: FleetClient) => hiddenLocationNamesQuery(client), { data: ['Sule'] }, ['Sule']],
  ['EP-N01', (client: FleetClient) => openStreetQuery(client, text), [], []],
  ['EP-P01', (client: FleetClient) => geocoderQuery(client, text), { features: [] }, []],
  ['EP-S01', (client: FleetClient) => googlePlacesQuery(client, text, 'B-A'), {}, []],
])('%s has its own query', async (id, query, reply, read) => {
  const { client } = fakeClient(() => json(reply))
  const { queryKey, queryFn } = query(client)
  expect(queryKey[0]).toBe(id)
  expect(
    await new QueryClient().fetchQuery({ queryKey, queryFn: queryFn as () => Promise<unknown> }),
  ).toEqual(read)
})

import { LOCATION_STATUS } from '@fleetgis/domain/places'
import { type Answers, type Caller, refuse, SUCCESS } from '../answer.ts'
import type { Account } from '../auth/account.ts'
import { takePage } from '../base/page.ts'
import { PLACE_EDITORS, PLACE_VIEWERS } from '../staff/roles.ts'
import { staff } from '../staff/staff.ts'
import type { World } from '../world.ts'
import { comparable, type SavedPlace } from './savedPlaces.ts'

function reader(caller: Caller): Account {
  const account = staff(caller)
  return PLACE_VIEWERS.has(account.role) ? account : refuse(403, 'Your role may not see places.')
}

function editor(caller: Caller): void {
  if (!PLACE_EDITORS.has(reader(caller).role)) refuse(403, 'You may view places, but not change them.')
}

function readName(field: string, text: string): string {
  return text.trim() === '' ? refuse(400, `${field}: must not be empty`) : text.trim()
}

function readDegrees(field: string, degrees: number, most: number): number {
  return Math.abs(degrees) <= most
    ? degrees
    : refuse(400, `${field}: expected degrees from -${most} to ${most}`)
}

/** A place as lists write it; the documents have both spellings of its name (CF-78). */
const row = ({ key, name, address, latitude, longitude, status }: SavedPlace) => ({
  syskey: key,
  location: name,
  name,
  address,
  latitude,
  longitude,
  status,
})

/** The places whose name or address contains a text, in any case. */
function found({ savedPlaces }: World, text: string): SavedPlace[] {
  const wanted = comparable(text)
  return savedPlaces
    .all()
    .filter(({ name, address }) => comparable(name).includes(wanted) || comparable(address).includes(wanted))
}

function saved({ savedPlaces }: World, key: string): SavedPlace {
  return savedPlaces.find(key) ?? refuse(404, 'There is no such place.')
}

export const placeAnswers = {
  addLocations: ({ world, body, caller }) => {
    editor(caller())
    if (body.locations.length === 0) refuse(400, 'locations: must not be empty')
    const places = body.locations.map(({ name, address, latitude, longitude }, index) => ({
      name: readName(`locations.${index}.name`, name),
      address: address.trim(),
      latitude: readDegrees(`locations.${index}.latitude`, latitude, 90),
      longitude: readDegrees(`locations.${index}.longitude`, longitude, 180),
    }))
    world.savedPlaces.add(places)
    return SUCCESS
  },

  savedLocations: ({ world, body, caller }) => {
    reader(caller())
    return { status: 200, data: found(world, body.location).map(row) }
  },

  locationReview: ({ world, query, body, caller }) => {
    reader(caller())
    const places = found(world, body.search)
    return { status: 200, data: { location_list: takePage(places, query).map(row), count: places.length } }
  },

  addUnknownLocation: ({ world, body, caller }) => {
    editor(caller())
    world.savedPlaces.addUnknown(readName('name', body.name))
    return SUCCESS
  },

  unknownLocations: ({ world, query, body, caller }) => {
    reader(caller())
    const wanted = comparable(body.name)
    const names = world.savedPlaces.unknown().filter((name) => comparable(name).includes(wanted))
    const page = takePage(names, query).map((name) => ({ name }))
    return { status: 200, data: { unknow_locations: page, count: names.length } }
  },

  updateLocation: ({ world, body, caller }) => {
    editor(caller())
    const { key } = saved(world, body.syskey)
    const { latitude, longitude } = body
    world.savedPlaces.update(key, {
      name: readName('location', body.location),
      address: body.address.trim(),
      ...(latitude !== undefined && { latitude: readDegrees('latitude', latitude, 90) }),
      ...(longitude !== undefined && { longitude: readDegrees('longitude', longitude, 180) }),
    })
    return SUCCESS
  },

  setLocationStatus: ({ world, body, caller }) => {
    editor(caller())
    const { key } = saved(world, body.syskey)
    const { visible, hidden } = LOCATION_STATUS
    if (body.status !== visible && body.status !== hidden) {
      refuse(400, `status: expected ${visible} visible or ${hidden} hidden`)
    }
    world.savedPlaces.update(key, { status: body.status })
    return SUCCESS
  },

  hiddenLocationNames: ({ world, caller }) => {
    reader(caller())
    const hidden = world.savedPlaces.all().filter(({ status }) => status === LOCATION_STATUS.hidden)
    return { status: 200, data: hidden.map(({ name }) => name) }
  },
} satisfies Partial<Answers>

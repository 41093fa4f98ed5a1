import {
  atTop,
  count,
  line,
  list,
  namedRow,
  number,
  point,
  row,
  text,
  textOrNull,
  underData,
} from '../core/strict.ts'

/** A group of drivers (MAP-28). */
export const group = namedRow('Group', { syskey: text, id: text, name: text })

export const mapWire = {
  locations: atTop({
    data_list: list(
      row({ syskey: text, userid: text, domainid: text, type: text, datetime: text, route: point }),
    ),
  }),
  trips: atTop({
    data_list: list(
      row({
        tripid: text,
        userid: text,
        domainid: text,
        trip_status: number,
        f_datetime: text,
        t_datetime: textOrNull,
        startname: text,
        endname: text,
        route: line,
      }),
    ),
  }),
  tripInfo: underData({ trips: count, drivers: count, distancebykm: number }),
  groups: atTop({ dataList: list(group) }),
}

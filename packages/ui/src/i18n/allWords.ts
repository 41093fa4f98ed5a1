import base from './en/base.json'
import figures from './en/figures.json'
import groups from './en/groups.json'
import lists from './en/lists.json'
import maps from './en/maps.json'
import staff from './en/staff.json'
import myBase from './my/base.json'
import myFigures from './my/figures.json'
import myGroups from './my/groups.json'
import myLists from './my/lists.json'
import myMaps from './my/maps.json'
import myStaff from './my/staff.json'

/** All English words, for tests. */
export const en = { ...base, ...figures, ...groups, ...lists, ...maps, ...staff }

/** All Burmese words, for tests. */
export const my = { ...myBase, ...myFigures, ...myGroups, ...myLists, ...myMaps, ...myStaff }

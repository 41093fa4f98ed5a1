/** The three maps: `/home/map` of the staff, the group admin's panel (also standalone at `/map`), and `/owner-map`. */
export type MapScreen = 'console' | 'embedded' | 'owner'

import type { World } from '../world.ts'

/** Everything that calls have changed about drivers, groups and money: two results differ if anything has changed. */
export function recordsOf({ roster, wallets, requests, pins, checks }: World): string {
  return JSON.stringify({
    drivers: roster.all().map((one) => [one.profile, one.vehicle]),
    groups: roster
      .all()
      .map((one) => roster.groupsOf(one).map((groupId) => [groupId, roster.memberId(one, groupId)])),
    topUps: [...wallets.changes],
    decided: [...requests.changes],
    pins: [...pins.changes],
    checks: [...checks.changes],
  })
}

import { NamedId } from '../../primitives/lists/NamedId.tsx'

export interface GroupLinkProps {
  /** The address of a group's page. Without it names of groups have no links. */
  groupHrefOf?: ((event: { groupId: string }) => string) | undefined
}

export interface NamedGroupProps extends GroupLinkProps {
  groupId: string
  /** Undefined where it is not known. */
  name: string | undefined
}

/** A group in a cell: the name, which links to the page, and the id beside it; the id alone where the name is not known. */
export function NamedGroup({ groupId, name, groupHrefOf }: NamedGroupProps) {
  return <NamedId id={groupId} name={name} href={groupHrefOf?.({ groupId })} />
}

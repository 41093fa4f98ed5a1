export { Avatar, type AvatarProps } from '../src/primitives/layout/Avatar.tsx'

export { Avatar, type AvatarProps } from '../src/primitives/Avatar.tsx'

/// <reference types="vite/client" />
import type { World } from '@fleetgis/sandbox'
import { type ComponentType, createElement, type ReactElement } from 'react'
import type { Answer } from './SandboxProvider.tsx'

/** The servers of a story, as its parameters have them. */
export interface MountServers {
  readonly world?: () => World
  readonly answer?: Answer
  readonly signedInAs?: string
}

interface Annotations {
  readonly args?: object
  readonly tags?: readonly string[]
  readonly parameters?: MountServers
  readonly render?: (args: object) => ReactElement
}

interface StoryFile {
  readonly default: Annotations & { readonly component?: ComponentType }
  readonly [story: string]: Annotations | undefined
}

/** An exported widget or view with the props and the servers of a story. */
export interface Mount {
  readonly name: string
  readonly element: ReactElement
  /** It makes calls, and is in a boundary with its name; else it is a view. */
  readonly isConnected: boolean
  readonly servers: MountServers
}

const files = import.meta.glob<StoryFile>('../{areas,map,shell}/**/*.stories.tsx', { eager: true })
const paths = import.meta.glob<Record<string, unknown>>(['../index.ts', '../../exports/*.ts'], {
  eager: true,
})

/** The names of what partners import. */
const names = new Map(
  Object.values(paths).flatMap((path) => Object.entries(path).map(([name, part]) => [part, name])),
)

/**
 * The mounts of a file: of its component, and of each story with the tag `mount`, which shows another component of the
 * folder alone, or the same one to another user.
 */
function mountsIn({ default: meta, ...stories }: StoryFile): Mount[] {
  const mount = (element: ReactElement | undefined, servers: MountServers): Mount[] => {
    const name = names.get(element?.type)
    if (element === undefined || name === undefined) return []
    const isConnected = (element.type as ComponentType).displayName === name
    return [{ name, element, isConnected, servers }]
  }
  const alone = (story: Annotations = {}, render?: Annotations['render']) => {
    const args = { ...meta.args, ...story.args }
    const element = render ? render(args) : meta.component && createElement(meta.component, args)
    return mount(element, { ...meta.parameters, ...story.parameters })
  }
  const tagged = Object.values(stories).filter((story) => story?.tags?.includes('mount'))
  return [...alone(stories.Default), ...tagged.flatMap((story) => alone(story, story?.render))]
}

/** Every mount that the stories have, of each exported widget and view at least one. */
export const storyMounts: readonly Mount[] = Object.values(files).flatMap(mountsIn)

const elementsOf = (mounts: readonly Mount[]): Readonly<Record<string, ReactElement>> =>
  Object.fromEntries(mounts.toReversed().map(({ name, element }) => [name, element]))

/** Each widget that makes calls, by name. */
export const everyWidget = elementsOf(storyMounts.filter(({ isConnected }) => isConnected))

/** Each view, by name. */
export const everyView = elementsOf(storyMounts.filter(({ isConnected }) => !isConnected))

/** Dialogs and sheets, which open beside the page, and only in a browser. */
export const OVERLAYS = [
  'AddBalance',
  'AssignPanelSheet',
  'FindDialog',
  'TopUp',
  'TopUpView',
  'TripDetailSheet',
  'UnregisteredDrivers',
]

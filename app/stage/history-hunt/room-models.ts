// The files of the artefacts as a build made them (app/bundle/room-models.ts). A server hands on none.
/// <reference types="vite/types/importMeta.d.ts" />
import type { NotebookLevel } from '#engine/ar/notebook-level.ts'
import type { ArtefactId } from '#engine/games/history-hunt/artefacts.ts'

export interface RoomModel {
  /** Address of its glTF file. */
  readonly glb: string
  readonly glbBytes: number
  /** Of the file that Quick Look is handed, which the page makes itself. */
  readonly usdzBytes: number
  readonly centimeters: number
}

type RoomModels = Readonly<Record<NotebookLevel, Readonly<Record<ArtefactId, RoomModel>>>>

const MODELS: readonly (() => Promise<RoomModels>)[] = import.meta.env.SSR
  ? []
  : Object.values(
      import.meta.glob<RoomModels>('../../../game-engine/games/history-hunt/artefacts.ts', {
        query: '?room-models',
        import: 'default',
      }),
    )

/** Rejects when it cannot be fetched; may be asked again. */
export async function loadRoomModel(artefact: ArtefactId, level: NotebookLevel): Promise<RoomModel> {
  const models = await MODELS[0]?.()
  if (!models) throw new Error('no models for rooms')
  return models[level][artefact]
}

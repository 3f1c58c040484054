// The part of boardgame.io 0.50 the benchmark uses; the package types its public face only.
declare module 'boardgame.io/dist/cjs/internal.js' {
  interface State {
    readonly G: { readonly answers: readonly unknown[] }
  }
  interface Action {
    readonly type: 'MAKE_MOVE'
    readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string }
  }
  interface GameConfig {
    readonly name: string
    setup(): { answers: unknown[] }
    readonly moves: Readonly<
      Record<string, (state: { G: { answers: unknown[] } }, argument: unknown) => void>
    >
  }
  const internal: {
    CreateGameReducer(setup: { game: GameConfig; isClient: boolean }): (state: State, action: Action) => State
    InitializeGame(setup: { game: GameConfig; numPlayers: number }): State
  }
  // biome-ignore lint/style/noDefaultExport: the shape of a CommonJS module
  export default internal
}

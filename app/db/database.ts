// The one place that knows which database driver we use.
import { drizzle } from 'drizzle-orm/d1'

export type Database = ReturnType<typeof openDatabase>

export function openDatabase(binding: Parameters<typeof drizzle>[0]) {
  return drizzle(binding)
}

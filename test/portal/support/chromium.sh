#!/bin/sh
# Chromium without the right to raise its priority, which it uses where it has it, as root.
exec setpriv --bounding-set=-sys_nice --inh-caps=-sys_nice -- "$TEST_CHROMIUM" "$@"

"""A small position for tests of lessons, and of tables that begin in one."""

POSITION = """carson-city position 1
players: 2
passed: 2
player 1: $0, cowboys 1
next: place 1
"""
